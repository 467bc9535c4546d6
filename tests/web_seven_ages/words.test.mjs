// The words of the drawn table of 7 Ages.
import { testTableWords } from "../shared/words.mjs";

testTableWords("seven_ages", ["board-sea", "board-ocean", "board-attacker", "board-defender"]);

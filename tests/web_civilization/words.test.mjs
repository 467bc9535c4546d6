// The words of the drawn table of Civilization.
import { testTableWords } from "../shared/words.mjs";

testTableWords("civilization", ["board-load", "board-unload"]);

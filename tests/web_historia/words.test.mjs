// The words of the drawn table of Historia.
import { testTableWords } from "../shared/words.mjs";

testTableWords("historia", ["board-trade-whom", "board-raid-whom"]);

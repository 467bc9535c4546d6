// The words of the drawn table of A New Dawn.
import { testTableWords } from "../shared/words.mjs";

testTableWords("new_dawn");

// Which modules of the page import which: for tests of what is loaded, and of what must not be.
import { readdirSync, readFileSync } from "node:fs";

export const SRC = new URL("../../src/zeitalter/", import.meta.url);
const FOLDERS = ["web/", ...readdirSync(new URL("games/", SRC)).map((game) => `games/${game}/web/`)];

/** The modules of the shell and of all games, by their addresses. */
export function allModules() {
  return FOLDERS.flatMap((folder) => {
    let names = [];
    try {
      names = readdirSync(new URL(folder, SRC), { recursive: true });
    } catch {
      // Not everything beside the games is a game with a drawing.
    }
    return names.filter((name) => name.endsWith(".js")).map((name) => new URL(folder + name, SRC).href);
  });
}

/** The modules that a module imports before it runs. @param {string} href */
export function importsOf(href) {
  const source = readFileSync(new URL(href), "utf8");
  const paths = [...source.matchAll(/^(?:import|export) (?:[^;"()=]* from )?"(\.{1,2}\/[^"]+)"/gm)].map((found) => found[1]);
  return paths.map((path) => new URL(path, href).href);
}

/** The name of a module below the sources. @param {string} href */
export function nameOf(href) {
  return href.slice(SRC.href.length);
}

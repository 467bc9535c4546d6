// Draws a position of the preview with the shell's own words and colours. What is said to the shell is kept in
// `window.said`.
import { FluentBundle, FluentResource } from "/static/vendor/fluent.js";
import { render } from "/static/vendor/lit-html/lit-html.js";
import { Sentences } from "/static/sentences.js";
import * as table from "/games/civilization/table.js";

const query = new URLSearchParams(location.search);
const lang = query.get("lang") ?? "en";
const root = document.documentElement;
root.dataset.theme = query.get("theme") ?? "tag";
root.lang = lang;
if (query.has("mat")) root.classList.add("show-mat");

/** Shows one position. */
async function show(name) {
  const { view, options, data, texts, seats } = await (await fetch(`/position/${name}?lang=${lang}`)).json();
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(texts));
  const words = new Sentences(lang, bundle, data, { seats, civs: [] });
  const say = (what) => (...args) => {
    window.said = [what, ...args];
  };
  const draw = () => {
    const ctx = {
      view, seat: view.seat, sealed: null, hint: window.hint ?? null, data, lang, motion: !query.has("still"),
      options: options.filter(Array.isArray), forms: options.filter((o) => !Array.isArray(o)),
      t: (id, args) => words.t(id, args), name: (kind, id) => words.name(kind, id), option: (a) => words.option(a),
      card: (kind, id) => words.card(kind, id), choose: say("choose"), play: say("play"), ask: say("ask"),
      inspect: say("inspect"), civs: [], redraw: draw,
    };
    const parts = query.has("text") ? { board: table.textTemplate(ctx) } : {
      board: (innerWidth < 761 ? table.phoneTemplate : table.boardTemplate)(ctx), mat: table.matTemplate(ctx),
      others: table.othersTemplate(ctx),
    };
    for (const [id, part] of Object.entries(parts)) render(part, document.getElementById(id));
  };
  await table.prepare();
  draw();
  Object.assign(window, { view, options, draw });
  document.body.dataset.ready = name;
}

show(query.get("position") ?? "move");

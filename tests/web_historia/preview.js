// Draws a position of the preview with the shell's own words and colours. What is chosen appears on the console.
import { FluentBundle, FluentResource } from "/static/vendor/fluent.js";
import { render } from "/static/vendor/lit.js";
import { civStyles } from "/static/colors.js";
import { Sentences } from "/static/sentences.js";
import * as table from "/games/historia/table.js";

const query = new URLSearchParams(location.search);
const lang = query.get("lang") ?? "en";
const phone = query.has("phone");
document.documentElement.dataset.theme = query.get("theme") ?? "tag";
document.documentElement.lang = lang;
if (phone) document.documentElement.classList.add("phone");

/** Shows one position. */
async function show(name) {
  const { view, options, data, texts, seats } = await (await fetch(`/position/${name}?lang=${lang}`)).json();
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(texts));
  const words = new Sentences(lang, bundle, data, { seats, civs: view.civs.map((c) => ({ en: seats[c.civ]?.name ?? `Civbot ${c.civ}`, de: seats[c.civ]?.name ?? `Zivbot ${c.civ}` })) });
  const say = (what) => (...args) => {
    window.said = [what, ...args];
    console.log(what, JSON.stringify(args));
  };
  const ctx = {
    view, seat: view.seat, options, data, lang, motion: !query.has("still"), t: (id, args) => words.t(id, args),
    name: (kind, id) => words.name(kind, id), choose: say("choose"), ask: say("ask"), inspect: say("inspect"),
    civs: civStyles(view, (civ) => words.civ(civ)),
  };
  await table.prepare();
  render((phone ? table.phoneTemplate : table.boardTemplate)(ctx), document.getElementById("board"));
  render(table.matTemplate(ctx), document.getElementById("mat"));
  render(table.othersTemplate(ctx), document.getElementById("others"));
  document.body.dataset.ready = name;
}

window.show = show;
show(query.get("position") ?? "middle");

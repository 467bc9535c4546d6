// Draws a position of a preview with the shell's own words and colours. What is said to the shell is kept in
// `window.said`; things that are picked together are picked here as the shell does it.
import { FluentBundle, FluentResource } from "/files/test/web/vendor/fluent.js";
import { render } from "/files/test/web/vendor/lit-html/lit-html.js";
import { partyStyles } from "/files/test/web/base/colors.js";
import { Sentences } from "/files/test/web/talk/sentences.js";

const PHONE = 761;
const root = document.documentElement;
const query = new URLSearchParams(location.search);
const lang = query.get("lang") ?? "en";
const phone = query.has("phone") || innerWidth < PHONE;
root.dataset.theme = query.get("theme") ?? "tag";
root.lang = lang;
root.classList.toggle("text", query.has("text"));
root.classList.toggle("phone", query.has("phone"));
root.classList.toggle("show-mat", query.has("mat"));

/** Shows one position. */
async function show(name) {
  const table = await import(`/files/test/games/${root.dataset.game}/web/table.js`);
  const { view, options, prompt, data, texts, seats, points } = await (await fetch(`/position/${name}?lang=${lang}`)).json();
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(texts));
  const mats = view[data.shell.mats];
  const parties = mats.map((_, i) => ({ en: `Civbot ${i}`, de: `Zivbot ${i}` }));
  const words = new Sentences(lang, bundle, data, { seats, parties });
  const say = (what) => (...args) => {
    window.said = [what, ...args];
    document.body.dataset.said = what;
  };
  let picked = [];
  const most = Math.max(0, ...options.map((o) => (Array.isArray(o[1]) ? o[1].length : 0)));
  const draw = () => {
    const ctx = {
      view, seat: view.seat, sealed: null, hint: window.hint ?? null, data, lang, picked, motion: !query.has("still"),
      options: options.filter(Array.isArray), forms: options.filter((o) => !Array.isArray(o)),
      t: (id, args) => words.t(id, args), name: (kind, id) => words.name(kind, id), option: (a) => words.option(a),
      list: (parts) => words.listing(parts), left: query.get("left") ?? "",
      card: (kind, id) => words.card(kind, id), pointsBySource: (party) => points?.[party] ?? {},
      parties: partyStyles(mats, (party) => words.party(party), table.colorOf),
      prompt: prompt ?? null, log: [], draft: { answers: [], before: view, remove: say("remove"), put: say("put") }, closeMat: () => {},
      choose: say("choose"), play: say("play"), ask: say("ask"), inspect: say("inspect"), redraw: draw,
      caution: () => null,
      toggle: (thing) => {
        picked = picked.includes(thing) ? picked.filter((p) => p !== thing) : [...picked, thing].slice(-most);
        draw();
      },
    };
    const parts = query.has("text") ? { board: table.textTemplate(ctx) } : {
      board: (phone ? table.phoneTemplate : table.boardTemplate)(ctx), mat: table.matTemplate(ctx),
      others: table.othersTemplate(ctx),
    };
    for (const [id, part] of Object.entries(parts)) render(part, document.getElementById(id));
  };
  await table.prepare();
  draw();
  Object.assign(window, { view, options, draw });
  document.body.dataset.ready = name;
}

window.show = show;
show(query.get("position"));

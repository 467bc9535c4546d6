// All other mats, in player order: points, levels, pools, cards, wonders and leaders; a mat that may be chosen as
// partner or victim is lit up.
import { botSign } from "../../../web/base/colors.js";
import { html, nothing } from "../../../web/vendor/lit-html/lit-html.js";
import { asked, fitting, glow, meantByCiv } from "./answers.js";
import { vpTitle } from "./mat.js";
import { HistoriaElement } from "./element.js";
import { printed } from "./print.js";
import { cause, icon, mark, hiddenText } from "./signs.js";
import { termsTemplate } from "./terms.js";

/** @typedef {import("../../../web/board/game-table.d.ts").Ctx} Ctx */

const POOLS = ["personal", "used", "general"];

export class Others extends HistoriaElement {
  /** @param {Ctx} ctx */
  template(ctx) {
    const players = ctx.view.order.length;
    const order = [...ctx.view.order,
      ...ctx.view.civs.map((/** @type {any} */ c) => c.civ).filter((/** @type {number} */ c) => c >= players)];
    const others = order.filter((civ) => civ !== ctx.seat);
    return html`<div class="hothers">${others.map((civ) => this.other(ctx, ctx.view.civs[civ],
      ctx.view.order.indexOf(civ) + 1))}</div>${this.answersMenu()}`;
  }

  /** @param {Ctx} ctx @param {any} civ @param {number} place */
  other(ctx, civ, place) {
    const look = ctx.parties[civ.civ];
    const legal = fitting(ctx, "civ", civ.civ);
    const ask = asked(ctx) ? meantByCiv(ctx, civ.civ) : null;
    const click = (/** @type {Event} */ e) => (legal.length || ask) && this.act(e, legal,
      { kind: "civ", id: civ.civ, ask });
    const name = legal.length || ask ? html`<button class="title plain">${look?.name}${hiddenText(legal.length
      && ctx.t("board-possible"))}</button>` : html`<b class="title">${look?.name}</b>`;
    return html`<article data-civ=${civ.civ} data-thing="party:${civ.civ}"
      class="other ${glow(ctx, legal)} ${ctx.view.active === civ.civ ? "active" : ""}"
      aria-label=${ctx.t("board-mat", { name: look?.name ?? "" })} @click=${click}>
      <header>${mark(look)}${name}${look ? botSign(look) : nothing}${place ? html`<small
        title=${ctx.t("board-order", { place })}>${place}.</small>`
          : html`<small>${ctx.name("level", civ.level)}</small>`}
        <span class="vp" title=${vpTitle(ctx, civ.civ)}
          aria-label=${ctx.t("board-vp", { vp: civ.vp })}>${icon("vp")}<b>${civ.vp}</b></span></header>
      ${this.facts(ctx, civ)} ${civ.hand_count === undefined ? nothing : this.possessions(ctx, civ)}
    </article>`;
  }

  /** @param {Ctx} ctx @param {any} civ */
  facts(ctx, civ) {
    const look = ctx.parties[civ.civ];
    const government = civ.eliminated ? ctx.t("board-eliminated") : ctx.name("government", civ.government);
    const fact = (/** @type {string} */ stat, /** @type {number} */ n) => html`<span
      title=${ctx.name("stat", stat)}>${icon(stat)}<b>${n}</b>${hiddenText(ctx.name("stat", stat))}</span>`;
    return html`<p class="facts">${fact("technology", civ.technology)}${fact("military", civ.military)}
        ${fact("territories", civ.territories.length)}
        <span class="gov" data-info="government:${civ.government}"><i
          class="swatch gov-${civ.government}"></i>${government}</span></p>
      <p class="facts pools">${POOLS.map((pool) => html`<span class=${pool}
        title=${ctx.name("place", pool)}>${mark(look)}<b>${civ[pool]}</b> ${ctx.t(`board-pool-${pool}`)}</span>`)}</p>`;
  }

  /** @param {Ctx} ctx @param {any} civ */
  possessions(ctx, civ) {
    const b = printed(ctx);
    const show = (/** @type {string} */ kind, /** @type {string} */ id) => (/** @type {Event} */ e) => {
      e.stopPropagation();
      ctx.inspect(kind, id);
    };
    const small = (/** @type {string} */ id, /** @type {string} */ cls) => html`<button class="mini ${cls}"
      data-fly="card:${civ.civ}:${id}" data-side=${cls === "revealed" ? "up" : ""} data-info="card:${id}" data-thing="card:${id}"
      aria-label=${ctx.name("card", id)} @click=${show("card", id)}>${icon(b.advisors[id]
        ? (b.advisors[id][0] ?? "advisor") : id)}</button>`;
    const open = [...(civ.executing ? [small(civ.executing, "executing")] : []),
      ...civ.played.map((/** @type {string} */ id) => small(id, "revealed"))];
    const advisors = civ.advisors_face_up.map((/** @type {string} */ id) => small(id, "advisor"));
    return html`<p class="minis"><span class="count"
      title=${ctx.t("board-hand-count", { n: civ.hand_count })}>${icon("limit")}${civ.hand_count}${hiddenText(
        ctx.t("board-hand-count", { n: civ.hand_count }))}</span>
        ${open.length ? html`<span class="trail open" title=${ctx.t("board-revealed")}>${open}</span>` : nothing}
        ${civ.row.length ? html`<small>${ctx.t("board-row")}</small><span class="trail">${civ.row.map(
          (/** @type {string} */ id) => small(id, ""))}</span>` : nothing}</p>
      ${civ.wonders.length || advisors.length ? html`<p class="minis">${civ.wonders.map((/** @type {any} */ w) =>
        html`<button class="mini wonder ${w.turned ? "turned" : ""}" data-fly="wonder:${w.wonder}"
          data-side=${w.turned ? "turned" : "up"} data-info="wonder:${w.wonder}" data-thing="wonder:${w.wonder}" @click=${show("wonder", w.wonder)}>
          ${hiddenText(ctx.name("wonder", w.wonder), w.turned && ctx.t("board-turned"))}<span
            aria-hidden="true">${cause(b.wonders[w.wonder]?.[1] ?? ["any"])}</span></button>`)}
        <span class="faces" title=${ctx.t("board-advisors")}>${advisors}</span></p>` : nothing}
      ${civ.leader ? html`<div class="chief"><button class="title plain" data-info="leader:${civ.leader.leader}"
        data-thing="leader:${civ.leader.leader}"
        @click=${show("leader", civ.leader.leader)}>${icon("leader")} ${ctx.name("leader", civ.leader.leader)}</button>
        ${termsTemplate(ctx, civ.leader)}</div>` : nothing}
      ${this.keptLeaders(ctx, civ)}`;
  }

  /** Leaders kept for later, as far as they are known, and the dominion tile. @param {Ctx} ctx @param {any} civ */
  keptLeaders(ctx, civ) {
    const leaders = civ.kept_leaders.filter((/** @type {any} */ k) => k.leader).map((/** @type {any} */ k) =>
      `${ctx.name("leader", k.leader)} (${ctx.t("board-kept", { epoch: k.epoch })})`).join(", ");
    const { ability, state } = civ.dominion ?? {};
    const dominion = ability ? ctx.name("ability", ability) : ctx.t(`board-dominion-${state}`);
    return html`${leaders ? html`<p class="minis"><small>${leaders}</small></p>` : nothing}
      ${civ.dominion ? html`<p class="minis"><small>${icon("dominion")} ${ctx.t("board-dominion")}:
        ${dominion}</small></p>` : nothing}`;
  }
}

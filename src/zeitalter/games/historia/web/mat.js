// The own mat: points, levels, cube pools, leader and dominion, hand and row, wonders.
import { html, nothing } from "../../../web/vendor/lit-html/lit-html.js";
import { asked, fitting, glow, lit } from "./answers.js";
import { handTemplate, layCard } from "./hand.js";
import { HistoriaElement } from "./element.js";
import { EPOCHS, lines, printed } from "./print.js";
import { icon, mark, hiddenText, symbols } from "./signs.js";
import { termsTemplate } from "./terms.js";

/** @typedef {import("../../../web/board/game-table.d.ts").Ctx} Ctx */
/** @typedef {import("../../../web/board/game-table.d.ts").PartyStyle} PartyStyle */

const POOLS = ["personal", "used", "general"];

export class Mat extends HistoriaElement {
  /** @param {Ctx} ctx */
  template(ctx) {
    const seat = /** @type {number} */ (ctx.seat);
    const own = ctx.view.civs[seat];
    const look = ctx.parties[seat];
    return html`<div class="hmat" role="region" data-thing="party:${seat}" aria-label=${ctx.t("board-mat", { name: look?.name ?? "" })}>
      ${this.self(ctx, own, look)} ${this.leader(ctx, own)} ${handTemplate(this, ctx, own)} ${this.wonders(ctx, own)}
    </div>${this.answersMenu()}`;
  }

  /** @param {Ctx} ctx @param {any} own @param {PartyStyle} look */
  self(ctx, own, look) {
    const place = ctx.view.order.indexOf(ctx.seat) + 1;
    const placing = ctx.options.some((a) => ["expansion", "cube", "settle", "war"].includes(a[0]));
    return html`<section class="self">
      <header>${mark(look)}<b class="title">${look?.name}</b>${place ? html`<small
        title=${ctx.t("board-order", { place })}>${place}.</small>` : nothing}<span class="vp"
        title=${vpTitle(ctx, own.civ)}
        aria-label=${ctx.t("board-vp", { vp: own.vp })}>${icon("vp")}<b>${own.vp}</b></span></header>
      <p class="levels">
        <span title=${ctx.name("stat", "technology")}>${icon("technology")}<b>${own.technology}</b></span>
        <span title=${ctx.name("stat", "military")}>${icon("military")}<b>${own.military}</b></span>
        <button class="gov" data-thing="government:${own.government}" data-info="government:${own.government}"
          @click=${() => ctx.inspect("government", own.government)}>
          <i class="swatch gov-${own.government}"></i>${ctx.name("government", own.government)}<span class="signs"
            aria-hidden="true">${symbols(ctx, "government", own.government)}</span></button>
      </p>
      <ul class="pools">${POOLS.map((pool) => html`<li class=${pool}
        aria-label="${ctx.name("place", pool)}: ${own[pool]}" title=${ctx.name("place", pool)}>
        <small>${ctx.t(`board-pool-${pool}`)}</small><b>${own[pool]}</b>
        <span>${Array.from({ length: own[pool] }, () => placing && pool !== "used"
          ? html`<span class="piece" data-drag="cube:${pool}">${mark(look)}</span>` : mark(look))}</span></li>`)}</ul>
    </section>`;
  }

  /** @param {Ctx} ctx @param {any} own */
  leader(ctx, own) {
    return html`<section class="leader"><h3>${icon("leader")}<span>${ctx.t("board-leader")}</span></h3>
      ${own.leader ? html`<button class="title plain" data-fly="leader:${own.leader.leader}" data-side="up"
        data-thing="leader:${own.leader.leader}" data-info="leader:${own.leader.leader}" @click=${() => ctx.inspect("leader", own.leader.leader)}>
          ${ctx.name("leader", own.leader.leader)}</button>${termsTemplate(ctx, own.leader)}`
        : html`<p class="vacant">${ctx.t("board-leader-none")}</p>`}
      ${own.kept_leaders.map((/** @type {any} */ k) => html`<button class="kept plain"
        data-info=${k.leader ? `leader:${k.leader}` : nothing} ?disabled=${!k.leader}
        @click=${() => ctx.inspect("leader", k.leader)}>
        ${k.leader ? ctx.name("leader", k.leader) : "?"} <small>${ctx.t("board-kept", { epoch: k.epoch })}</small>
      </button>`)}
      ${own.dominion ? this.dominion(ctx, own.dominion) : nothing}
    </section>`;
  }

  /** @param {Ctx} ctx @param {any} dominion */
  dominion(ctx, dominion) {
    const offers = ctx.options.filter((a) => a[0] === "dominion");
    const [first, second] = dominion.stats.map((/** @type {string} */ s) => ctx.name("stat", s));
    return html`<button class="dominion ${dominion.state} ${glow(ctx, offers)}"
      data-info=${dominion.ability ? `ability:${dominion.ability}` : nothing}
      title=${ctx.t("board-dominion-needs", { first, second })}
      @click=${(/** @type {Event} */ e) => this.act(e, offers, { kind: "ability",
        id: dominion.ability ?? "extra_cubes", ask: ["dominion", "extra_cubes", "personal", 0] })}>
      ${icon("dominion")}<span>${ctx.t("board-dominion")}: ${dominion.ability ? ctx.name("ability",
        dominion.ability) : ctx.t(`board-dominion-${dominion.state}`)}</span>
      <span class="pair" aria-hidden="true">${dominion.stats.map((/** @type {string} */ s) => icon(s))}</span>
      ${hiddenText(ctx.t("board-dominion-needs", { first, second }), offers.length && ctx.t("board-possible"))}</button>`;
  }

  /** @param {Ctx} ctx @param {any} own */
  wonders(ctx, own) {
    const dropped = (/** @type {CustomEvent} */ e) => {
      const id = String(e.detail).split(":")[1];
      this.act(e, fitting(ctx, "wonder", id, ["art", "build"]), { kind: "wonder", id });
    };
    return html`<section class="wonders" data-drop="wonder" @dropped=${dropped}>
      <h3>${icon("wonders")}<span>${ctx.t("board-wonders")}</span><small>${own.wonders.length || ""}</small></h3>
      ${own.wonders.length ? html`<div class="built ${own.wonders.length > 6 ? "tight" : ""}">${own.wonders.map(
        (/** @type {any} */ w) => this.wonder(ctx, w))}</div>`
        : html`<p class="vacant">${ctx.t("board-wonders-empty")}</p>`}
    </section>`;
  }

  /** @param {Ctx} ctx @param {any} w */
  wonder(ctx, w) {
    const legal = fitting(ctx, "wonder", w.wonder, ["wonder", "refresh", "give_up"]);
    const state = w.turned ? ctx.t("board-turned") : w.locked ? ctx.t("board-locked") : "";
    return html`<button class="wonder ${w.turned ? "turned" : ""} ${lit(ctx, w.wonder, legal)}"
      data-fly="wonder:${w.wonder}" data-side=${w.turned ? "turned" : "up"} data-info="wonder:${w.wonder}"
      data-thing="wonder:${w.wonder}"
      data-epoch=${EPOCHS[printed(ctx).wonders[w.wonder]?.[0] ?? 0]}
      @click=${(/** @type {Event} */ e) => this.act(e, legal, { kind: "wonder", id: w.wonder,
        ask: asked(ctx) && ctx.view.active === ctx.seat ? ["wonder", w.wonder, []] : null })}>
      <span class="name">${ctx.name("wonder", w.wonder)}</span>${hiddenText(lines(ctx, "wonder", w.wonder), state,
        legal.length && ctx.t("board-possible"))}
      <span class="signs" aria-hidden="true">${symbols(ctx, "wonder", w.wonder)}
      ${w.locked ? icon("locked", "lock") : nothing}${w.turned ? html`<em
        title=${state}>${icon("refresh")}</em>` : nothing}</span></button>`;
  }

  /** A card was dropped on the row. @param {Ctx} ctx @param {CustomEvent} e */
  dropCard(ctx, e) {
    layCard(this, ctx, e, String(e.detail).split(":")[1]);
  }
}

/** Where points come from, for the pointer. @param {Ctx} ctx @param {number} civ */
export function vpTitle(ctx, civ) {
  const points = Object.entries(ctx.pointsBySource(civ)).filter(([, n]) => n);
  return points.map(([source, n]) => `${ctx.name("source", source)} ${n}`).join(", ") || ctx.t("board-vp-word");
}

// From message ids to sentences, exactly as `zeitalter.texts` does it: variables carry the names of the kinds, a second
// one of the same kind `$seat2`, lists are joined and come with a `..._count`. Knows neither page nor server.

/** @typedef {import("../match/wire.d.ts").Answer} Answer */
/** @typedef {import("../match/wire.d.ts").GameData} GameData */
/** @typedef {import("../match/wire.d.ts").Kind} Kind */
/** @typedef {import("../match/wire.d.ts").Names} Names */
/** @typedef {import("../match/wire.d.ts").Objection} Objection */
/** @typedef {import("../match/wire.d.ts").Prompt} Prompt */
/** Who is at the table: players with their names, then all parties with theirs.
 * @typedef {{seats: {name: string}[], parties: Names[]}} People */

/** A name that ends with a full stop ("Ramses II.") needs no second one. @param {string} text */
function oneStop(text) {
  return text.replace(/(?<!\.)\.\.(?!\.)/g, ".");
}

/**
 * The number that a question has for a seat, where it names several seats and then a number for each; else 0.
 * @param {Kind[]} kinds @param {any[]} values @param {number | null} seat @returns {number}
 */
function own(kinds, values, seat) {
  const at = kinds.findIndex((k, i) => k.many && k.kind === "seat" && kinds[i + 1]?.many && kinds[i + 1].kind === "number");
  return at < 0 ? 0 : (values[at + 1][values[at].indexOf(seat)] ?? 0);
}

/** All sentences of one language about one match. */
export class Sentences {
  /**
   * @param {string} lang
   * @param {Pick<import("../vendor/fluent.js").FluentBundle, "getMessage" | "formatPattern">} bundle
   * @param {GameData | null} data
   * @param {People} people
   */
  constructor(lang, bundle, data = null, people = { seats: [], parties: [] }) {
    this.lang = lang;
    this.bundle = bundle;
    this.data = data;
    this.people = people;
  }

  /** @param {string} id */
  has(id) {
    return Boolean(this.bundle.getMessage(id));
  }

  /** A sentence by its id; `id.attribute` names an attribute. @param {string} id @param {Record<string, any>} [args] */
  t(id, args = {}) {
    const [name, attribute] = id.split(".");
    const message = this.bundle.getMessage(name);
    const pattern = attribute ? message?.attributes?.[attribute] : message?.value;
    if (!pattern) return id;
    return oneStop(this.bundle.formatPattern(pattern, args, []));
  }

  /** "a, b and c". @param {string[]} parts */
  listing(parts) {
    if (parts.length < 2) return parts.length ? parts[0] : this.t("list-none");
    return this.t("list-and", { first: parts.slice(0, -1).join(", "), last: parts[parts.length - 1] });
  }

  /** Names with how often each is there: "3 × salt"; numbers stay as they are. @param {string[]} names */
  counted(names) {
    if (new Set(names).size === names.length || names.every((name) => /^\d+$/.test(name))) return names;
    const times = new Map();
    for (const name of names) times.set(name, (times.get(name) ?? 0) + 1);
    return [...times].map(([name, number]) => (number === 1 ? name : this.t("list-times", { number, name })));
  }

  /** A value's name: a player's, a component's, or a message `<kind>-<id>`. @param {string} kind @param {any} value
   * @returns {string} */
  name(kind, value) {
    if (value === null || value === undefined) return "";
    if (kind === "seat") return this.people.seats[value]?.name ?? String(value);
    if (this.data?.shell.parties.includes(kind)) return this.party(value);
    const called = this.data?.shell.called?.[kind];
    if (called) return this.name(called[0], Object.keys(this.data?.names[called[0]] ?? {})[value % called[1]]);
    const named = this.data?.names?.[kind]?.[value];
    if (named) return named[this.lang] ?? String(value);
    if (this.has(`${kind}-${value}`)) return this.t(`${kind}-${value}`);
    return String(value);
  }

  /** Somebody at the table. @param {number} value */
  party(value) {
    return this.people.seats[value]?.name ?? this.people.parties[value]?.[this.lang] ?? String(value);
  }

  /** What a component does, in our words. @param {string} kind @param {any} value */
  card(kind, value) {
    return this.data?.cards?.[kind]?.[value]?.[this.lang] ?? "";
  }

  /** Numbers with what each belongs to, "Ada 3"; zeros are left out. @param {string} per @param {number[]} numbers */
  each(per, numbers) {
    return numbers.flatMap((n, i) => (n ? [`${this.name(per, i)} ${n}`] : []));
  }

  /** The variables of a message. @param {Kind[]} kinds @param {any[]} values */
  args(kinds, values) {
    /** @type {Record<string, any>} */
    const args = {};
    kinds.forEach((kind, i) => {
      let name = kind.kind;
      for (let n = 2; name in args; n++) name = `${kind.kind}${n}`;
      const value = values[i];
      if (kind.per) {
        args[name] = this.listing(this.each(kind.per, value));
        args[`${name}_count`] = value.reduce((/** @type {number} */ all, /** @type {number} */ n) => all + n, 0);
      } else if (kind.many) {
        args[name] = this.listing(this.counted(value.map((/** @type {any} */ v) => this.name(kind.kind, v))));
        args[`${name}_count`] = value.length;
      } else {
        args[name] = kind.kind === "number" ? value : this.name(kind.kind, value);
      }
    });
    return args;
  }

  /** A line of the log; of something taken back it says what that was. @param {string} id @param {any[]} values
   * @param {[id: string, values: any[]]} [of] @returns {string} */
  event(id, values, of) {
    if (of) return this.t("event-undo-of", { seat: this.name("seat", values[0]), what: this.event(...of) });
    const { message, args } = this.#told("event-", id, values);
    return this.t(message, args);
  }

  /** What an event adds to the one line of a deed, such as "+1"; empty if it has no such words.
   * @param {string} id @param {any[]} values @param {string} [style] `brief-`, or `run-` for the same done several times
   * @param {Record<string, any>} [more] further variables */
  brief(id, values, style = "brief-", more = {}) {
    const { message, args } = this.#told(style, id, values);
    return this.has(message) ? this.t(message, { ...args, ...more }) : "";
  }

  /** The message of an event and its variables; of one whose secrets are not told the veiled one.
   * @param {string} style @param {string} id @param {any[]} values */
  #told(style, id, values) {
    const kinds = this.data?.events?.[id] ?? [];
    const shown = kinds.filter((_, i) => values[i] !== null && values[i] !== undefined);
    const known = values.filter((v) => v !== null && v !== undefined);
    const message = shown.length === kinds.length ? style + id : `${style}${id}-veiled`;
    return { message, args: this.args(shown, known) };
  }

  /** An answer in words. @param {Answer} answer */
  option(answer) {
    const [verb, ...values] = answer;
    return this.t(`option-${verb}`, this.args(this.data?.verbs?.[verb] ?? [], values));
  }

  /** What a seat is asked. @param {Prompt} prompt @param {number | null} seat */
  prompt(prompt, seat) {
    const [step, values] = prompt;
    const kinds = this.data?.prompts?.[step] ?? [];
    return this.t(`prompt-${step}`, {
      ...this.args(kinds, values),
      name: this.name("seat", seat),
      own: own(kinds, values, seat),
    });
  }

  /** Why something cannot be done. @param {Objection} objection */
  objection(objection) {
    const [id, values] = objection;
    return this.t(`objection-${id}`, this.args(this.data?.objections?.[id] ?? [], values ?? []));
  }

  /** The reason of a hint: pairs of kind and value. @param {[string, [string, any][]]} hint */
  hint(hint) {
    const [id, pairs] = hint;
    const kinds = pairs.map(([kind, value]) => ({ kind, many: Array.isArray(value) }));
    return this.t(
      id,
      this.args(
        kinds,
        pairs.map(([, value]) => value),
      ),
    );
  }

  /** A mistake. @param {string} id @param {Record<string, any>} [args] */
  error(id, args = {}) {
    const found = [`error-${id}`, `web-error-${id}`].find((known) => this.has(known));
    return found ? this.t(found, args) : this.t("web-error", { id });
  }
}

// Forms: answers with too many values to list. Pure: how a field looks when empty, what a click makes of it, whether it
// is filled in, and the answer that comes out, spelled as the rules expect it.

/** @typedef {import("./wire.d.ts").Answer} Answer */
/** @typedef {import("./wire.d.ts").Field} Field */
/** @typedef {import("./wire.d.ts").Form} Form */

/** Whether what may be chosen is an answer, and not a form to fill in. @param {Answer | Form} option
 * @returns {option is Answer} */
export function isAnswer(option) {
  return Array.isArray(option);
}

/** @param {Answer | Form} option @returns {option is Form} */
export function isForm(option) {
  return !Array.isArray(option);
}

/**
 * What can be chosen for every key, or the keys' number where they have no names.
 * @param {Field} field @returns {any[]}
 */
export function keysOf(field) {
  if (Array.isArray(field.keys)) return field.keys;
  const count = field.field === "count" ? (field.limits?.length ?? 0) : Number(field.keys ?? 0);
  return Array.from({ length: count }, (_, i) => i);
}

/** A field before anything was chosen. @param {Field} field @returns {any} */
export function blank(field) {
  if (field.field === "pick") return field.domain?.length === 1 ? field.domain[0] : null;
  if (field.field === "number") return field.low ?? 0;
  if (field.field === "count") return keysOf(field).map(() => 0);
  if (field.field === "each") return keysOf(field).map(() => (field.domain?.length === 1 ? field.domain[0] : null));
  if (field.field === "bag" && field.low === total(field.limits ?? [])) return bagOf(field, field.limits ?? []);
  return [];
}

/** How many of a thing are chosen. @param {any} value @param {any} thing @returns {number} */
export function amount(value, thing) {
  return Array.isArray(value) ? value.filter((v) => v === thing).length : Number(value === thing);
}

/** How many of a thing may be chosen. @param {Field} field @param {any} thing */
export function limitOf(field, thing) {
  const at = (field.domain ?? []).indexOf(thing);
  if (at < 0) return 0;
  return field.field === "bag" ? (field.limits?.[at] ?? 0) : 1;
}

/** As many of each as the numbers say, in the order of the domain. @param {Field} field @param {number[]} counts */
function bagOf(field, counts) {
  return (field.domain ?? []).flatMap((v, i) => Array.from({ length: counts[i] }, () => v));
}

/**
 * A field with one thing more or less; what is not possible changes nothing.
 * @param {Field} field @param {any} value @param {any} thing @param {number} by
 */
export function changed(field, value, thing, by) {
  const now = amount(value, thing);
  const next = Math.max(0, Math.min(limitOf(field, thing), now + by));
  if (next === now) return value;
  if (field.field === "pick") return next ? thing : null;
  if (next > now && value.length + next - now > most(field)) return most(field) === 1 ? [thing] : value;
  if (field.field === "row") return next ? [...value, thing] : value.filter((/** @type {any} */ v) => v !== thing);
  return bagOf(
    field,
    (field.domain ?? []).map((v) => (v === thing ? next : amount(value, v))),
  );
}

/**
 * A click on a thing of the domain: one more, or from the top again none.
 * @param {Field} field @param {any} value @param {any} thing
 */
export function toggled(field, value, thing) {
  const more = changed(field, value, thing, 1);
  return more === value ? changed(field, value, thing, -amount(value, thing)) : more;
}

/**
 * A number up or down, within its limits; `key` names one of several.
 * @param {Field} field @param {any} value @param {number} by @param {number} [key]
 */
export function stepped(field, value, by, key = 0) {
  if (field.field === "number") return Math.max(field.low ?? 0, Math.min(field.high ?? value + by, value + by));
  const room = most(field) - total(value);
  const limit = Math.min(field.limits?.[key] ?? 0, value[key] + room);
  return value.map((/** @type {number} */ n, /** @type {number} */ i) =>
    i === key ? Math.max(0, Math.min(limit, n + by)) : n,
  );
}

/**
 * A field with so many of a thing of the domain, or as many as there is room for.
 * @param {Field} field @param {any} value @param {any} thing @param {number} n
 */
export function withAmount(field, value, thing, n) {
  const now = amount(value, thing);
  return changed(field, value, thing, Math.min(n, room(field, value, now)) - now);
}

/** How many of a thing can be chosen at most beside all others that are. @param {Field} field @param {any} value
 * @param {number} now how many of it are */
export function room(field, value, now) {
  const all = field.field === "count" ? total(value) : value.length;
  return Math.max(0, most(field) - all + now);
}

/**
 * So many out of several, each up to its limit: evenly, or always from where most are left.
 * @param {number[]} limits @param {number} n @param {"evenly" | "largest"} how @returns {number[]}
 */
export function shared(limits, n, how) {
  const taken = limits.map(() => 0);
  const left = (/** @type {number} */ i) => limits[i] - taken[i];
  for (let k = 0; k < n; k++) {
    let best = -1;
    for (let i = 0; i < limits.length; i++) {
      if (left(i) <= 0) continue;
      if (best < 0 || (how === "evenly" ? taken[i] < taken[best] : left(i) > left(best))) best = i;
    }
    if (best < 0) break;
    taken[best] += 1;
  }
  return taken;
}

/** A field of numbers filled to a total. @param {Field} field @param {number} n @param {"evenly" | "largest"} how */
export function filledTo(field, n, how) {
  const found = shared(field.limits ?? [], n, how);
  return field.field === "bag" ? bagOf(field, found) : found;
}

/** A value for one key of many. @param {any[]} value @param {number} key @param {any} thing */
export function assigned(value, key, thing) {
  return value.map((v, i) => (i === key ? thing : v));
}

/** How many can be chosen at most. @param {Field} field */
export function most(field) {
  if (field.field === "pick") return 1;
  const all = field.limits ? total(field.limits) : (field.domain?.length ?? Infinity);
  return Math.min(field.high ?? Infinity, all);
}

/** @param {number[]} numbers */
export function total(numbers) {
  return numbers.reduce((sum, n) => sum + n, 0);
}

/** Whether a field is filled in. @param {Field} field @param {any} value */
export function isComplete(field, value) {
  const low = field.low ?? 0;
  const high = field.high ?? Infinity;
  if (field.field === "pick") return value !== null && (field.domain ?? []).includes(value);
  if (field.field === "number") return Number.isInteger(value) && value >= low && value <= high;
  if (field.field === "count") {
    const fits = (/** @type {number} */ n, /** @type {number} */ i) => n >= 0 && n <= (field.limits?.[i] ?? 0);
    return value.every(fits) && total(value) >= low && total(value) <= high;
  }
  if (field.field === "each") return value.every((/** @type {any} */ v) => (field.domain ?? []).includes(v));
  return value.length >= low && value.length <= high;
}

/** Whether a field could hold a value. @param {Field} field @param {any} value */
function holds(field, value) {
  const many = !["pick", "number"].includes(field.field);
  if (many !== Array.isArray(value) || !isComplete(field, value)) return false;
  if (!many || field.field === "count" || field.field === "each") return true;
  return value.every((/** @type {any} */ v) => amount(value, v) <= limitOf(field, v));
}

/**
 * Which of the forms an answer fills in; -1 if none does.
 * @param {Form[]} forms @param {Answer | null | undefined} answer
 */
export function formIndexOf(forms, answer) {
  if (!answer) return -1;
  const [verb, ...values] = answer;
  return forms.findIndex(
    (form) =>
      form.verb === verb &&
      form.fields.length === values.length &&
      form.fields.every((field, i) => holds(field, values[i])),
  );
}

/** The answer of a form, or null while something is missing. @param {Form} form @param {any[]} values
 * @returns {Answer | null} */
export function answerOf(form, values) {
  return form.fields.every((field, i) => isComplete(field, values[i])) ? [form.verb, ...values] : null;
}

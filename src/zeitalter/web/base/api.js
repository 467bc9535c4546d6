// Requests to the server; a refusal is thrown as an `ApiError` that can be said in words.
import { state, update } from "./store.js";

export class ApiError extends Error {
  /** @param {string} id @param {Record<string, any>} args @param {number} status */
  constructor(id, args, status) {
    super(id);
    this.id = id;
    this.args = args;
    this.status = status;
  }
}

/** @param {string} path @param {RequestInit} [init] */
async function request(path, init) {
  let response;
  try {
    response = await fetch(path, { credentials: "same-origin", ...init });
  } catch {
    throw new ApiError("offline", {}, 0);
  }
  const kept = response.headers.get("x-kept");
  if (kept !== state.offline) update({ offline: kept });
  const text = await response.text();
  /** @type {any} */
  let body = text;
  if ((response.headers.get("content-type") ?? "").includes("json")) body = text ? JSON.parse(text) : null;
  if (!response.ok) throw new ApiError(body?.error?.id ?? "server", body?.error?.args ?? {}, response.status);
  return body;
}

/** @param {string} path @returns {Promise<any>} */
export function get(path) {
  return request(path);
}

/** @param {string} path @param {any} [body] @param {RequestInit} [init] @returns {Promise<any>} */
export function post(path, body = {}, init = {}) {
  return request(path, {
    ...init,
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
}

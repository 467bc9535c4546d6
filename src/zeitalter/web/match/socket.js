// The live connection to one table: says hello, pairs requests with their replies, and comes back after every break.

/** @typedef {import("./wire.d.ts").Request} Request */
/** @typedef {import("./wire.d.ts").Reply} Reply */
/** @typedef {import("./wire.d.ts").News} News */
/** @typedef {import("./wire.d.ts").Replies} Replies */
/** @typedef {{message: Request & {id: number}, resolve: (reply: Reply) => void, sent: number}} Waiting */

const BEAT = 1000;
/** After this silence the server is asked whether it is there; sooner while somebody waits for a reply. */
const QUIET = 20000;
const QUIET_WAITING = 3000;
const PATIENCE = 8000;
/** The longest pause before another try. */
const LONGEST = 15000;
/** The server stops and another process takes over; the reason says after how many milliseconds to come. */
const STARTS_ANEW = 1012;
const TURNED_AWAY = 4403;
/** Reasons to be turned away that pass by themselves. */
const PASSING = new Set(["too-many-requests"]);

export class TableSocket {
  /**
   * @param {string} match
   * @param {{hello: () => import("./wire.d.ts").Hello, message: (m: News) => void, connected: (yes: boolean) => void,
   *   turnedAway: (id: string) => void}} handlers
   */
  constructor(match, handlers) {
    this.match = match;
    this.handlers = handlers;
    this.number = 0;
    this.tries = 0;
    this.closed = false;
    /** What waits for its reply, and how often it was sent. @type {Map<number, Waiting>} */
    this.pending = new Map();
    /** @type {WebSocket | null} */
    this.socket = null;
    this.heard = Date.now();
    this.timer = setInterval(() => this.#beat(), BEAT);
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.retry = undefined;
    this.wake = () => this.#hurry();
    this.sleep = () => this.#drop();
    addEventListener("online", this.wake);
    addEventListener("offline", this.sleep);
    document.addEventListener("visibilitychange", this.wake);
    this.#connect();
  }

  get ready() {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  #connect() {
    if (this.closed) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${this.match}`);
    this.socket = socket;
    this.heard = Date.now();
    socket.onopen = () => {
      if (this.socket !== socket) return;
      this.tries = 0;
      this.heard = Date.now();
      this.hello();
      for (const waiting of this.pending.values()) this.#deliver(waiting);
      this.handlers.connected(true);
    };
    socket.onmessage = (event) => {
      if (this.socket !== socket) return;
      this.heard = Date.now();
      this.#receive(JSON.parse(event.data));
    };
    socket.onclose = (event) => {
      if (this.closed || this.socket !== socket) return;
      if (event.code === TURNED_AWAY && !PASSING.has(event.reason)) this.#end(event.reason || "no-such-match");
      else this.#drop(event.code === STARTS_ANEW ? Number(event.reason) : 0);
    };
  }

  /** Turned away for good: nobody waits for a reply any more. @param {string} reason */
  #end(reason) {
    this.close();
    for (const { resolve } of this.pending.values()) resolve({ t: "refused", error: reason });
    this.pending.clear();
    this.handlers.turnedAway(reason);
  }

  /** The connection is gone: say so, and try again after a pause that grows, first when the server has said.
   * @param {number} [told] */
  #drop(told = 0) {
    const lost = this.socket;
    if (this.closed || !lost) return;
    this.socket = null;
    lost.close();
    this.handlers.connected(false);
    const pause = Math.min(500 * 1.7 ** this.tries++, LONGEST) * (0.8 + Math.random() * 0.4);
    this.retry = setTimeout(() => this.#connect(), told > 0 ? Math.min(told, LONGEST) : pause);
  }

  #hurry() {
    if (this.closed || this.socket || document.hidden) return;
    clearTimeout(this.retry);
    this.#connect();
  }

  #beat() {
    const { socket } = this;
    if (!socket) return;
    const silent = Date.now() - this.heard;
    const quiet = !this.ready ? 0 : this.pending.size ? QUIET_WAITING : QUIET;
    if (silent > quiet + PATIENCE) this.#drop();
    else if (silent > quiet && this.ready) socket.send('{"t":"ping"}');
  }

  /** @param {Waiting} waiting */
  #deliver(waiting) {
    waiting.sent += 1;
    this.socket?.send(JSON.stringify(waiting.message));
  }

  /** @param {Reply | News} message */
  #receive(message) {
    if ("done" in message && message.done !== undefined) this.#receive({ t: "done", id: message.done, n: message.n });
    const id = "id" in message ? message.id : undefined;
    const waiting = id !== undefined ? this.pending.get(id) : undefined;
    if (waiting && id !== undefined) {
      this.pending.delete(id);
      waiting.resolve({ .../** @type {Reply} */ (message), again: waiting.sent > 1 });
      return;
    }
    this.handlers.message(/** @type {News} */ (message));
  }

  /** Say which seats this screen shows. */
  hello() {
    if (this.ready) this.socket?.send(JSON.stringify(this.handlers.hello()));
  }

  /**
   * Send a message and wait for its reply; a break in between is bridged. The reply says by `again` that the message
   * was sent more than once, so that it may have arrived before.
   * @template {keyof Replies} T
   * @param {Request & {t: T}} message @returns {Promise<import("./wire.d.ts").Reply<T>>}
   */
  request(message) {
    const id = ++this.number;
    return new Promise((resolve) => {
      const settle = /** @type {(reply: Reply) => void} */ (resolve);
      const waiting = { message: { ...message, id }, resolve: settle, sent: 0 };
      this.pending.set(id, waiting);
      if (this.ready) this.#deliver(waiting);
    });
  }

  /** Send a message that has no reply of its own; false while there is no connection.
   * @param {import("./wire.d.ts").Chat} message */
  send(message) {
    if (!this.ready) return false;
    this.socket?.send(JSON.stringify({ ...message, id: ++this.number }));
    return true;
  }

  close() {
    this.closed = true;
    clearInterval(this.timer);
    clearTimeout(this.retry);
    removeEventListener("online", this.wake);
    removeEventListener("offline", this.sleep);
    document.removeEventListener("visibilitychange", this.wake);
    this.socket?.close();
  }
}

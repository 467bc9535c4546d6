// @ts-check
// The live connection to one table: says hello, pairs requests with their replies, and comes back after every break.

/** @typedef {{t: string, id?: number, [key: string]: any}} Message */

const PING_EVERY = 20000;
const PATIENCE = 9000;
const TURNED_AWAY = 4403;

export class TableSocket {
  /**
   * @param {string} match
   * @param {{hello: () => Message, message: (m: Message) => void, connected: (yes: boolean) => void,
   *   turnedAway: (id: string) => void}} handlers
   */
  constructor(match, handlers) {
    this.match = match;
    this.handlers = handlers;
    this.number = 0;
    this.tries = 0;
    this.closed = false;
    /** @type {Map<number, {message: Message, resolve: (m: Message) => void, again: boolean}>} */
    this.pending = new Map();
    /** @type {WebSocket | null} */
    this.socket = null;
    this.heard = Date.now();
    this.timer = setInterval(() => this.#beat(), PING_EVERY / 4);
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
    socket.onopen = () => {
      this.tries = 0;
      this.heard = Date.now();
      this.hello();
      for (const waiting of this.pending.values()) {
        waiting.again = true;
        socket.send(JSON.stringify(waiting.message));
      }
      this.handlers.connected(true);
    };
    socket.onmessage = (event) => {
      this.heard = Date.now();
      this.#receive(JSON.parse(event.data));
    };
    socket.onclose = (event) => {
      if (this.closed || this.socket !== socket) return;
      if (event.code === TURNED_AWAY) this.handlers.turnedAway(event.reason || "server");
      else this.#drop();
    };
  }

  /** The connection is gone: say so, and try again after a pause that grows. */
  #drop() {
    const lost = this.socket;
    if (this.closed || !lost) return;
    this.socket = null;
    lost.close();
    this.handlers.connected(false);
    const pause = Math.min(500 * 1.7 ** this.tries++, 15000);
    this.retry = setTimeout(() => this.#connect(), pause * (0.8 + Math.random() * 0.4));
  }

  #hurry() {
    if (this.closed || this.socket || document.hidden) return;
    clearTimeout(this.retry);
    this.#connect();
  }

  #beat() {
    if (!this.ready) return;
    const silent = Date.now() - this.heard;
    if (silent > PING_EVERY + PATIENCE) this.#drop();
    else if (silent > PING_EVERY) this.socket?.send('{"t":"ping"}');
  }

  /** @param {Message} message */
  #receive(message) {
    const waiting = message.id !== undefined ? this.pending.get(message.id) : undefined;
    if (waiting && message.id !== undefined) {
      this.pending.delete(message.id);
      waiting.resolve({ ...message, again: waiting.again });
      return;
    }
    this.handlers.message(message);
  }

  /** Say which seats this screen shows. */
  hello() {
    if (this.ready) this.socket?.send(JSON.stringify(this.handlers.hello()));
  }

  /**
   * Send a message and wait for its reply; a break in between is bridged.
   * @param {Message} message @returns {Promise<Message>}
   */
  request(message) {
    const id = ++this.number;
    return new Promise((resolve) => {
      const whole = { ...message, id };
      this.pending.set(id, { message: whole, resolve, again: false });
      if (this.ready) this.socket?.send(JSON.stringify(whole));
    });
  }

  /** Send a message that has no reply of its own; false while there is no connection. @param {Message} message */
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

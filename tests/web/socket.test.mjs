// A table's connection: nothing that was asked is lost in a break, and nobody waits for a reply that cannot come.
import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";

/** A connection whose other end is in the hands of the test. */
class FakeSocket {
  static OPEN = 1;
  static all = [];

  constructor(url) {
    Object.assign(this, { url, readyState: 0, sent: [] });
    FakeSocket.all.push(this);
  }

  open() {
    this.readyState = 1;
    this.onopen();
  }

  send(text) {
    assert.equal(this.readyState, 1, "sent into a closed socket");
    this.sent.push(JSON.parse(text));
  }

  say(message) {
    this.onmessage({ data: JSON.stringify(message) });
  }

  close() {
    this.readyState = 3;
  }

  /** The network tells us that it is gone. */
  cut(code = 1006, reason = "") {
    this.readyState = 3;
    this.onclose({ code, reason });
  }

  plays() {
    return this.sent.filter((m) => m.t === "play");
  }
}

const { TableSocket } = await (async () => {
  const target = new EventTarget();
  Object.assign(globalThis, {
    WebSocket: FakeSocket,
    location: { protocol: "http:", host: "table" },
    document: Object.assign(new EventTarget(), { hidden: false }),
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
    dispatchEvent: target.dispatchEvent.bind(target),
  });
  return import("../../src/zeitalter/web/match/socket.js");
})();

let heard;
let table;
const newest = () => FakeSocket.all.at(-1);
const PLAY = { t: "play", seat: 0, ask: 12, answer: ["pass"] };

beforeEach(() => {
  mock.timers.enable({ apis: ["setInterval", "setTimeout", "Date"], now: 1_000_000 });
  FakeSocket.all = [];
  heard = { messages: [], connected: [], away: [] };
  table = new TableSocket("m1", {
    hello: () => ({ t: "hello", seats: [0], since: 11 }),
    message: (m) => heard.messages.push(m),
    connected: (yes) => heard.connected.push(yes),
    turnedAway: (id) => heard.away.push(id),
  });
});

afterEach(() => {
  table.close();
  mock.timers.reset();
});

/** The next connection, after the pause. */
function again() {
  const before = FakeSocket.all.length;
  mock.timers.tick(20_000);
  assert.equal(FakeSocket.all.length, before + 1);
  newest().open();
  return newest();
}

test("it says hello first", () => {
  newest().open();
  assert.deepEqual(newest().sent, [{ t: "hello", seats: [0], since: 11 }]);
  assert.deepEqual(heard.connected, [true]);
});

test("a reply finds its question and nobody else hears it", async () => {
  newest().open();
  const reply = table.request(PLAY);
  newest().say({ t: "done", id: 1, n: 13 });
  assert.deepEqual(await reply, { t: "done", id: 1, n: 13, again: false });
  assert.deepEqual(heard.messages, []);
});

test("an answer given while the line is cut is sent once, after the next hello", async () => {
  newest().open();
  newest().cut();
  const reply = table.request(PLAY);
  const next = again();
  assert.deepEqual(
    next.sent.map((m) => m.t),
    ["hello", "play"],
  );
  next.say({ t: "refused", id: 1, objection: ["stale-answer", []] });
  assert.equal((await reply).again, false, "it cannot have arrived before: a refusal has to be told");
});

test("an answer whose reply was lost is sent again and says so", async () => {
  newest().open();
  const reply = table.request(PLAY);
  const first = newest();
  first.cut();
  const next = again();
  assert.deepEqual(next.plays(), first.plays());
  next.say({ t: "refused", id: 1, objection: ["stale-answer", []] });
  assert.equal((await reply).again, true);
});

test("a server that restarts says when to come back, within bounds", () => {
  newest().open();
  newest().cut(1012, "3210");
  mock.timers.tick(3209);
  assert.equal(FakeSocket.all.length, 1);
  mock.timers.tick(1);
  assert.equal(FakeSocket.all.length, 2);
  newest().open();
  newest().cut(1012, "99999999");
  mock.timers.tick(15000);
  assert.equal(FakeSocket.all.length, 3);
  for (const reason of ["", "soon", "-5", "NaN"]) {
    newest().open();
    newest().cut(1012, reason);
    const before = FakeSocket.all.length;
    mock.timers.tick(399);
    assert.equal(FakeSocket.all.length, before, reason);
    mock.timers.tick(201);
    assert.equal(FakeSocket.all.length, before + 1, reason);
  }
});

test("a server that restarts gets every open question anew, in order", async () => {
  newest().open();
  const answer = table.request(PLAY);
  const hint = table.request({ t: "hint", seat: 0 });
  newest().cut(1012);
  again().cut(1001);
  const next = again();
  assert.deepEqual(
    next.sent.map((m) => [m.t, m.id]),
    [
      ["hello", undefined],
      ["play", 1],
      ["hint", 2],
    ],
  );
  next.say({ t: "done", id: 1, n: 13 });
  next.say({ t: "hint", id: 2, answer: ["pass"] });
  assert.equal((await answer).t, "done");
  assert.equal((await hint).t, "hint");
  next.cut();
  assert.deepEqual(
    again().sent.map((m) => m.t),
    ["hello"],
  );
});

test("a reply that comes twice counts once", async () => {
  newest().open();
  const reply = table.request(PLAY);
  newest().say({ t: "done", id: 1, n: 13 });
  newest().say({ t: "refused", id: 1, objection: ["stale-answer", []] });
  assert.equal((await reply).t, "done");
  assert.equal(table.pending.size, 0);
});

test("what an old connection still says is not heard, and its late end ends nothing", () => {
  const old = newest();
  old.open();
  dispatchEvent(new Event("offline"));
  const next = again();
  old.say({ t: "now", n: 3 });
  old.onclose({ code: 1006, reason: "" });
  assert.deepEqual(heard.messages, []);
  assert.equal(table.ready, true);
  assert.equal(newest(), next);
});

test("who is turned away does not come back, and nothing stays open", async () => {
  newest().open();
  const reply = table.request(PLAY);
  newest().cut(4403, "not-your-seat");
  assert.deepEqual(heard.away, ["not-your-seat"]);
  assert.deepEqual(await reply, { t: "refused", error: "not-your-seat" });
  mock.timers.tick(60_000);
  assert.equal(FakeSocket.all.length, 1);
});

test("who knocks too often waits and comes back", () => {
  newest().cut(4403, "too-many-requests");
  assert.deepEqual(heard.away, []);
  again();
});

test("a line that went silent is noticed sooner while somebody waits for a reply", () => {
  newest().open();
  mock.timers.tick(12_000);
  assert.equal(FakeSocket.all.length, 1);
  newest().say({ t: "pong" });
  table.request(PLAY);
  mock.timers.tick(5_000);
  assert.equal(newest().sent.at(-1).t, "ping");
  mock.timers.tick(8_000);
  assert.deepEqual(heard.connected, [true, false]);
  mock.timers.tick(2_000);
  assert.equal(FakeSocket.all.length, 2);
});

test("a connection that never opens is given up", () => {
  mock.timers.tick(9_000);
  assert.deepEqual(heard.connected, [false]);
  mock.timers.tick(2_000);
  assert.equal(FakeSocket.all.length, 2);
});

test("the browser that is online again does not wait", () => {
  newest().open();
  newest().cut();
  dispatchEvent(new Event("online"));
  assert.equal(FakeSocket.all.length, 2);
});

test("a receipt that rides on a position resolves its request, and the position is heard", async () => {
  newest().open();
  const reply = table.request(PLAY);
  newest().say({ t: "now", n: 13, seat: 0, done: 1 });
  assert.deepEqual(await reply, { t: "done", id: 1, n: 13, again: false });
  assert.equal(heard.messages.at(-1).t, "now");
});

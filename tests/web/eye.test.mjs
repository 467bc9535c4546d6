// The part of the map that is seen: what the person chose stays when the window changes.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Eye } from "../../src/zeitalter/web/board/eye.js";

const MAP = { width: 1000, height: 1000 };

/** An eye on a map in a window that can be made larger and smaller. */
function opened(width = 390, height = 400) {
  const box = { left: 0, top: 0, width, height };
  const eye = new Eye({ querySelector: () => ({ getBoundingClientRect: () => box }) }, () => {},
    { legible: 0.44, closest: 5, step: 100 });
  const resize = (to) => {
    box.height = to;
    return eye.measure(MAP, [[200, 300]]);
  };
  resize(height);
  return { eye, resize };
}

test("the whole map stays whole when the window gets lower", () => {
  const { eye, resize } = opened();
  assert.ok(eye.zoom > 1);
  eye.nearer(0.01);
  assert.equal(resize(250), true);
  assert.equal(eye.zoom, 1);
  assert.deepEqual([eye.x, eye.y], [500, 500]);
});

test("a part that was chosen keeps its size and lies on the map", () => {
  const { eye, resize } = opened();
  eye.nearer(2);
  eye.pan(5000, 0);
  const px = eye.scale * eye.zoom;
  resize(300);
  assert.ok(Math.abs(eye.scale * eye.zoom - px) < 1e-9);
  assert.ok(eye.x < MAP.width);
});

test("in a window that gets higher nothing beyond the edge of the map is seen", () => {
  const { eye, resize } = opened(390, 400);
  eye.nearer(2);
  eye.pan(0, 5000);
  const half = (height) => height / (eye.scale * eye.zoom) / 2;
  assert.ok(Math.abs(eye.y + half(400) - MAP.height) < 1e-9);
  assert.equal(resize(600), true);
  assert.ok(Math.abs(eye.y + half(600) - MAP.height) < 1e-9);
  assert.equal(resize(600), false);
});

test("a first sight that nobody touched stays legible around the own pieces", () => {
  const { eye, resize } = opened();
  resize(250);
  assert.ok(eye.scale * eye.zoom >= 0.44 - 1e-9);
  assert.equal(eye.chosen, false);
});

test("places that fit are brought into sight without another zoom", () => {
  const { eye } = opened();
  const { zoom } = eye;
  eye.look(0, 0, zoom);
  assert.equal(eye.gather([[600, 500], [900, 800]], 50), true);
  assert.equal(eye.zoom, zoom);
  const half = 390 / (eye.scale * zoom) / 2;
  assert.ok(eye.x + half >= 950 - 1e-9 && eye.x - half <= 550);
  const { x, y } = eye;
  assert.equal(eye.gather([[700, 600]], 50), true);
  assert.deepEqual([eye.x, eye.y], [x, y]);
  assert.equal(eye.gather([[10, 10], [990, 990]], 50), false);
});

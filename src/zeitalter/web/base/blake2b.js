// blake2b, only what is needed to check a published seed: one block of data, 32 bytes of digest, a personal string.

const IV = [
  0x6a09e667f3bcc908n,
  0xbb67ae8584caa73bn,
  0x3c6ef372fe94f82bn,
  0xa54ff53a5f1d36f1n,
  0x510e527fade682d1n,
  0x9b05688c2b3e6c1fn,
  0x1f83d9abfb41bd6bn,
  0x5be0cd19137e2179n,
];
const SIGMA = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
  [14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3],
  [11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4],
  [7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8],
  [9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13],
  [2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9],
  [12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11],
  [13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10],
  [6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5],
  [10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0],
];
const MASK = (1n << 64n) - 1n;
const SIZE = 32;

/** @param {bigint} x @param {bigint} n */
const turn = (x, n) => ((x >> n) | (x << (64n - n))) & MASK;

/** @param {Uint8Array} bytes @param {number} at */
function word(bytes, at) {
  let value = 0n;
  for (let i = 7; i >= 0; i--) value = (value << 8n) | BigInt(bytes[at + i] ?? 0);
  return value;
}

/** The digest in hex of at most 128 bytes. @param {Uint8Array} data @param {string} person */
export function blake2b(data, person) {
  const name = new Uint8Array(16);
  name.set(new TextEncoder().encode(person));
  const h = [...IV];
  h[0] ^= 0x01010000n ^ BigInt(SIZE);
  h[6] ^= word(name, 0);
  h[7] ^= word(name, 8);
  const block = new Uint8Array(128);
  block.set(data);
  const m = Array.from({ length: 16 }, (_, i) => word(block, i * 8));
  const v = [...h, ...IV];
  v[12] ^= BigInt(data.length);
  v[14] ^= MASK;
  const mix = (
    /** @type {number} */ a,
    /** @type {number} */ b,
    /** @type {number} */ c,
    /** @type {number} */ d,
    /** @type {bigint} */ x,
    /** @type {bigint} */ y,
  ) => {
    v[a] = (v[a] + v[b] + x) & MASK;
    v[d] = turn(v[d] ^ v[a], 32n);
    v[c] = (v[c] + v[d]) & MASK;
    v[b] = turn(v[b] ^ v[c], 24n);
    v[a] = (v[a] + v[b] + y) & MASK;
    v[d] = turn(v[d] ^ v[a], 16n);
    v[c] = (v[c] + v[d]) & MASK;
    v[b] = turn(v[b] ^ v[c], 63n);
  };
  for (let round = 0; round < 12; round++) {
    const s = SIGMA[round % 10];
    for (let i = 0; i < 4; i++) mix(i, i + 4, i + 8, i + 12, m[s[2 * i]], m[s[2 * i + 1]]);
    for (let i = 0; i < 4; i++) {
      mix(i, ((i + 1) % 4) + 4, ((i + 2) % 4) + 8, ((i + 3) % 4) + 12, m[s[8 + 2 * i]], m[s[9 + 2 * i]]);
    }
  }
  let hex = "";
  for (let i = 0; i < SIZE / 8; i++) {
    const value = h[i] ^ v[i] ^ v[i + 8];
    for (let k = 0n; k < 8n; k++)
      hex += Number((value >> (8n * k)) & 255n)
        .toString(16)
        .padStart(2, "0");
  }
  return hex;
}

/** Whether a seed fits the hash that was shown at the start. @param {string} seed @param {string} commitment */
export function seedFits(seed, commitment) {
  const bytes = Uint8Array.from(seed.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  return blake2b(bytes, "zeitalter") === commitment;
}

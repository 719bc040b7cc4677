/** SHA-256 of a text, in hex. Browsers offer theirs only over TLS, and a table at home has none. */

const ROUNDS = 64;

/** The first 32 bits of the fraction of a root of each of the first primes. */
function constants(count: number, root: number): number[] {
  const found: number[] = [];
  for (let number = 2; found.length < count; number++) {
    let prime = true;
    for (let divisor = 2; divisor * divisor <= number; divisor++) if (number % divisor === 0) prime = false;
    if (prime) found.push(fraction(number, root));
  }
  return found;
}

/** By whole numbers: floats have too few digits for the roots of large primes. */
function fraction(number: number, root: number): number {
  const wanted = BigInt(number) << BigInt(32 * root);
  let low = 0n;
  let high = 1n << 40n;
  while (high - low > 1n) {
    const middle = (low + high) >> 1n;
    if (middle ** BigInt(root) <= wanted) low = middle;
    else high = middle;
  }
  return Number(low & 0xffffffffn) | 0;
}

const K = constants(ROUNDS, 3);
const START = constants(8, 2);

const turn = (word: number, bits: number) => (word >>> bits) | (word << (32 - bits));

function padded(text: string): DataView {
  const bytes = new TextEncoder().encode(text);
  const view = new DataView(new ArrayBuffer((Math.floor((bytes.length + 8) / 64) + 1) * 64));
  bytes.forEach((byte, at) => view.setUint8(at, byte));
  view.setUint8(bytes.length, 0x80);
  view.setUint32(view.byteLength - 4, bytes.length * 8);
  return view;
}

function schedule(view: DataView, at: number): number[] {
  const words: number[] = [];
  for (let i = 0; i < ROUNDS; i++) {
    if (i < 16) {
      words.push(view.getInt32(at + 4 * i));
      continue;
    }
    const [far, near] = [words[i - 15] ?? 0, words[i - 2] ?? 0];
    const mixed = turn(far, 7) ^ turn(far, 18) ^ (far >>> 3);
    const stirred = turn(near, 17) ^ turn(near, 19) ^ (near >>> 10);
    words.push(((words[i - 16] ?? 0) + mixed + (words[i - 7] ?? 0) + stirred) | 0);
  }
  return words;
}

export function sha256(text: string): string {
  const view = padded(text);
  const hash = [...START];
  for (let at = 0; at < view.byteLength; at += 64) {
    const words = schedule(view, at);
    let [a, b, c, d, e, f, g, h] = hash as [number, number, number, number, number, number, number, number];
    for (let i = 0; i < ROUNDS; i++) {
      const chosen = (e & f) ^ (~e & g);
      const first = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + chosen + (K[i] ?? 0) + (words[i] ?? 0)) | 0;
      const most = (a & b) ^ (a & c) ^ (b & c);
      const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + most) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, i) => (hash[i] = ((hash[i] ?? 0) + word) | 0));
  }
  return hash.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

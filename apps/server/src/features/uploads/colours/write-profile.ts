import type { Chromaticity, Curve, RgbSpace } from './rgb-space.ts';

type Vector = readonly [number, number, number];
type Matrix = readonly [Vector, Vector, Vector];

/** The white that every profile is written for (ICC.1:2022, 7.2.16). */
const d50: Vector = [0.9642, 1, 0.8249];
/** To the responses of the eye's cones, and back (Bradford; ICC.1:2022, annex E). */
const bradford: Matrix = [
  [0.8951, 0.2664, -0.1614],
  [-0.7502, 1.7135, 0.0367],
  [0.0389, -0.0685, 1.0296],
];

const headBytes = 128;

/** A colour profile (ICC.1:2022) of a space of three lights. */
export function writeProfile(space: RgbSpace): Buffer {
  const white = xyzOf(space.white);
  const toD50 = adaptation(white);
  const lights = transpose([xyzOf(space.red), xyzOf(space.green), xyzOf(space.blue)]);
  const share = apply(invert(lights), white);
  const columns = transpose(multiply(toD50, lights)).map((light, index) =>
    light.map((value) => value * (share[index] ?? 0)),
  );
  const curve = curveTag(space.curve);
  const name = textTag('RGB');
  const tags: [string, Buffer][] = [
    ['desc', name],
    ['cprt', name],
    ['wtpt', xyzTag(d50)],
    ['chad', numbersTag('sf32', toD50.flat())],
    ...['rXYZ', 'gXYZ', 'bXYZ'].map((tag, index): [string, Buffer] => [tag, xyzTag(columns[index] ?? [])]),
    ...['rTRC', 'gTRC', 'bTRC'].map((tag): [string, Buffer] => [tag, curve]),
  ];
  return assemble(tags);
}

function assemble(tags: readonly [string, Buffer][]): Buffer {
  const table = Buffer.alloc(4 + 12 * tags.length);
  table.writeUInt32BE(tags.length, 0);
  let at = headBytes + table.length;
  tags.forEach(([tag, data], index) => {
    const entry = 4 + 12 * index;
    table.write(tag, entry, 'latin1');
    table.writeUInt32BE(at, entry + 4);
    table.writeUInt32BE(data.length, entry + 8);
    at += data.length;
  });
  const head = Buffer.alloc(headBytes);
  head.writeUInt32BE(at, 0);
  head.writeUInt32BE(0x04400000, 8);
  head.write('mntrRGB XYZ ', 12, 'latin1');
  // a date is asked for
  for (const [index, part] of [2000, 1, 1].entries()) head.writeUInt16BE(part, 24 + 2 * index);
  head.write('acsp', 36, 'latin1');
  fixed(d50).copy(head, 68);
  return Buffer.concat([head, table, ...tags.map(([, data]) => data)]);
}

/** s15Fixed16Number. */
function fixed(values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(4 * values.length);
  for (const [index, value] of values.entries()) bytes.writeInt32BE(Math.round(value * 65_536), 4 * index);
  return bytes;
}

const numbersTag = (type: string, values: readonly number[], kind = Buffer.alloc(0)) =>
  Buffer.concat([Buffer.from(`${type}\0\0\0\0`, 'latin1'), kind, fixed(values)]);
const xyzTag = (values: readonly number[]) => numbersTag('XYZ ', values);

function curveTag(curve: Curve): Buffer {
  return 'gamma' in curve
    ? numbersTag('para', [curve.gamma], Buffer.from([0, 0, 0, 0]))
    : numbersTag('para', curve.parameters, Buffer.from([0, 3, 0, 0]));
}

/** multiLocalizedUnicodeType, padded to a multiple of four. */
function textTag(text: string): Buffer {
  const characters = Buffer.from(text, 'utf16le').swap16();
  const head = Buffer.alloc(28);
  head.write('mluc', 0, 'latin1');
  head.writeUInt32BE(1, 8);
  head.writeUInt32BE(12, 12);
  head.write('enUS', 16, 'latin1');
  head.writeUInt32BE(characters.length, 20);
  head.writeUInt32BE(head.length, 24);
  return Buffer.concat([head, characters, Buffer.alloc(-characters.length & 3)]);
}

const xyzOf = ([x, y]: Chromaticity): Vector => [x / y, 1, (1 - x - y) / y];

/** What makes a colour under one white look the same under D50. */
function adaptation(white: Vector): Matrix {
  const from = apply(bradford, white);
  const to = apply(bradford, d50);
  const scaled = bradford.map((row, index) =>
    row.map((value) => (value * (to[index] ?? 0)) / (from[index] ?? 1)),
  ) as unknown as Matrix;
  return multiply(invert(bradford), scaled);
}

const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const scale = (a: Vector, by: number): Vector => [a[0] * by, a[1] * by, a[2] * by];
const apply = (m: Matrix, v: Vector): Vector => [dot(m[0], v), dot(m[1], v), dot(m[2], v)];
const transpose = (m: Matrix): Matrix => [
  [m[0][0], m[1][0], m[2][0]],
  [m[0][1], m[1][1], m[2][1]],
  [m[0][2], m[1][2], m[2][2]],
];
const multiply = (a: Matrix, b: Matrix): Matrix => {
  const columns = transpose(b);
  return [apply(columns, a[0]), apply(columns, a[1]), apply(columns, a[2])];
};
/** By the cross products of its rows. */
const invert = (m: Matrix): Matrix => {
  const columns: Matrix = [cross(m[1], m[2]), cross(m[2], m[0]), cross(m[0], m[1])];
  const by = 1 / dot(m[0], columns[0]);
  return transpose([scale(columns[0], by), scale(columns[1], by), scale(columns[2], by)]);
};

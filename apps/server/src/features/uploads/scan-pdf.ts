import { setImmediate } from 'node:timers/promises';

/** A stream of a PDF (ISO 32000-1, 7.3.8) whose dictionary says that it holds packed objects (7.5.7). */
export interface PackedStream {
  readonly object: number;
  readonly generation: number;
  readonly isFiltered: boolean;
  readonly content: Buffer;
}

export interface ScannedPdf {
  /** Each name that stands in an object, once. */
  readonly names: ReadonlySet<string>;
  readonly packed: readonly PackedStream[];
  /** Where the value of the last `/Encrypt` begins; -1 without one. */
  readonly encryptAt: number;
}

/** Others get their turn each time so many bytes were looked at. */
const pauseBytes = 256 * 1024;
/** No name that matters is longer, its bytes spelt as numbers (`#4a`). */
const maxNameBytes = 64;
const maxNames = 10_000;

const [space, delimiter] = [1, 2];
const classes = new Uint8Array(256);
for (const byte of Buffer.from('\0\t\n\f\r ')) classes[byte] = space;
for (const byte of Buffer.from('()<>[]{}/%')) classes[byte] = delimiter;
const code = (char: string) => char.charCodeAt(0);
const [open, close, backslash, less, greater, slash, percent] = [...'()\\<>/%'].map(code) as [
  number,
  number,
  number,
  number,
  number,
  number,
  number,
];

/** Reads a PDF's bytes once, from the first to the last: neither texts, comments nor what streams hold. Never fails. */
export async function scanPdf(bytes: Buffer): Promise<ScannedPdf> {
  const names = new Set<string>();
  const packed: PackedStream[] = [];
  const { length } = bytes;
  let encryptAt = -1;
  let objectAt = 0;
  let namesOfObject = new Set<string>();
  let pauseAt = pauseBytes;
  let at = 0;
  while (at < length) {
    if (at >= pauseAt) {
      await setImmediate();
      pauseAt = at + pauseBytes;
    }
    const byte = bytes[at];
    if (byte === open) at = endOfString(bytes, at + 1);
    else if (byte === percent) at = endOfLine(bytes, at);
    else if (byte === less) at = bytes[at + 1] === less ? at + 2 : after(bytes, '>', at);
    else if (byte === slash) {
      const end = endOfWord(bytes, at + 1);
      const name = nameOf(bytes, at + 1, end);
      if (names.size < maxNames) names.add(name);
      if (name === 'ObjStm' || name === 'Filter') namesOfObject.add(name);
      if (name === 'Encrypt') encryptAt = end;
      at = end;
    } else if (classes[byte ?? 0] !== 0) at += 1;
    else {
      const end = endOfWord(bytes, at);
      if (isWord(bytes, at, end, 'obj')) {
        objectAt = at;
        namesOfObject = new Set();
      }
      if (!isWord(bytes, at, end, 'stream') || !followsDictionary(bytes, at)) {
        at = end;
        continue;
      }
      const ends = bytes.indexOf('endstream', end, 'latin1');
      const contentEnd = ends < 0 ? length : ends;
      if (namesOfObject.has('ObjStm')) {
        const content = bytes.subarray(afterLineBreak(bytes, end), contentEnd);
        packed.push({ ...numbersBefore(bytes, objectAt), isFiltered: namesOfObject.has('Filter'), content });
      }
      at = ends < 0 ? length : ends + 'endstream'.length;
    }
  }
  return { names, packed, encryptAt };
}

/** After a text: parentheses come in pairs. One that is never closed ends with its object, as what follows is read by others. */
function endOfString(bytes: Buffer, from: number): number {
  let depth = 1;
  let at = from;
  for (; at < bytes.length && depth > 0; at += 1) {
    const byte = bytes[at];
    if (byte === backslash) at += 1;
    else if (byte === open) depth += 1;
    else if (byte === close) depth -= 1;
    else if (byte === 0x65 && isWord(bytes, at, at + 6, 'endobj')) break;
  }
  return at;
}

function endOfLine(bytes: Buffer, from: number): number {
  let at = from;
  while (at < bytes.length && bytes[at] !== 0x0a && bytes[at] !== 0x0d) at += 1;
  return at;
}

function endOfWord(bytes: Buffer, from: number): number {
  let at = from;
  while (at < bytes.length && classes[bytes[at] ?? 0] === 0) at += 1;
  return at;
}

function after(bytes: Buffer, mark: string, from: number): number {
  const at = bytes.indexOf(mark, from, 'latin1');
  return at < 0 ? bytes.length : at + mark.length;
}

function nameOf(bytes: Buffer, from: number, end: number): string {
  const name = bytes.toString('latin1', from, Math.min(end, from + maxNameBytes));
  return name.includes('#')
    ? name.replace(/#([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
    : name;
}

function isWord(bytes: Buffer, from: number, end: number, word: string): boolean {
  if (end - from !== word.length || end > bytes.length) return false;
  for (let index = 0; index < word.length; index += 1)
    if (bytes[from + index] !== word.charCodeAt(index)) return false;
  return true;
}

function followsDictionary(bytes: Buffer, at: number): boolean {
  let before = at - 1;
  while (before > 0 && classes[bytes[before] ?? 0] === space) before -= 1;
  return bytes[before] === greater;
}

function afterLineBreak(bytes: Buffer, at: number): number {
  if (bytes[at] === 0x0d && bytes[at + 1] === 0x0a) return at + 2;
  return bytes[at] === 0x0a || bytes[at] === 0x0d ? at + 1 : at;
}

/** `12 0 obj`: the two numbers before its word. */
function numbersBefore(bytes: Buffer, at: number): { object: number; generation: number } {
  const text = bytes.toString('latin1', Math.max(0, at - 32), at);
  const [, object = '0', generation = '0'] = /(\d{1,8})\s{1,9}(\d{1,5})\s{1,9}$/.exec(text) ?? [];
  return { object: Number(object), generation: Number(generation) };
}

const sectorBytes = 512;
const free = 0xffffffff;
const endOfChain = 0xfffffffe;
const fatSector = 0xfffffffd;

export interface CompoundPart {
  readonly name: string;
  /** Null for a storage. */
  readonly content: Buffer | null;
}

/** A compound file ([MS-CFB]) of storages and streams, all of them in the root; streams fill 4,096 bytes at least. */
export function compoundOf(...parts: readonly CompoundPart[]): Buffer {
  const streams = parts.map(({ content }) => content && padded(content, Math.max(4096, content.length)));
  const directorySectors = Math.ceil((parts.length + 1) / 4);
  const sectors =
    1 + directorySectors + streams.reduce((sum, stream) => sum + (stream?.length ?? 0) / sectorBytes, 0);
  const fat = Buffer.alloc(sectorBytes, 0xff);
  if (sectors > 128) throw new RangeError('one sector of the table is all there is');
  fat.writeUInt32LE(fatSector, 0);
  let nextSector = 1;
  const chain = (count: number) => {
    const start = nextSector;
    for (let index = 0; index < count; index += 1, nextSector += 1)
      fat.writeUInt32LE(index === count - 1 ? endOfChain : nextSector + 1, nextSector * 4);
    return start;
  };
  const header = Buffer.alloc(sectorBytes);
  header.write('d0cf11e0a1b11ae1', 0, 'hex');
  header.writeUInt16LE(0x3e, 24);
  header.writeUInt16LE(3, 26);
  header.writeUInt16LE(0xfffe, 28);
  header.writeUInt16LE(9, 30);
  header.writeUInt16LE(6, 32);
  header.writeUInt32LE(1, 44);
  header.writeUInt32LE(chain(directorySectors), 48);
  header.writeUInt32LE(4096, 56);
  header.writeUInt32LE(endOfChain, 60);
  header.writeUInt32LE(endOfChain, 68);
  header.fill(0xff, 76);
  header.writeUInt32LE(0, 76);
  const entries = parts.map(({ name, content }, index) => {
    const length = streams[index]?.length ?? 0;
    const isStorage = content === null;
    return entryOf(name, isStorage ? 1 : 2, isStorage ? 0 : chain(length / sectorBytes), length);
  });
  const directory = Buffer.concat([entryOf('Root Entry', 5, endOfChain, 0), ...entries]);
  return Buffer.concat([
    header,
    fat,
    padded(directory, directorySectors * sectorBytes),
    ...streams.filter((stream) => stream !== null),
  ]);
}

function entryOf(name: string, type: number, start: number, byteSize: number): Buffer {
  const entry = Buffer.alloc(128);
  entry.write(name, 0, 'utf16le');
  entry.writeUInt16LE(name.length * 2 + 2, 64);
  entry.writeUInt8(type, 66);
  for (const at of [68, 72, 76]) entry.writeUInt32LE(free, at);
  entry.writeUInt32LE(start, 116);
  entry.writeUInt32LE(byteSize, 120);
  return entry;
}

function padded(bytes: Buffer, length: number): Buffer {
  return Buffer.concat([bytes, Buffer.alloc(Math.ceil(length / sectorBytes) * sectorBytes - bytes.length)]);
}

/** The stream of a Word document, with a text and what its header says of it ([MS-DOC] 2.5.2). */
export function wordStream({ text = '', isEncrypted = false } = {}): Buffer {
  const header = Buffer.alloc(32);
  header.writeUInt16LE(0xa5ec, 0);
  header.writeUInt16LE(isEncrypted ? 0x0100 : 0, 10);
  return Buffer.concat([header, Buffer.from(text, 'utf16le')]);
}

/** An older Word document, and more parts when asked. */
export const docOf = (extra: readonly CompoundPart[] = [], word: Parameters<typeof wordStream>[0] = {}) =>
  compoundOf({ name: 'WordDocument', content: wordStream(word) }, ...extra);

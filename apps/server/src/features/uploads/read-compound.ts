/** A storage or a stream of a compound file. */
export interface CompoundEntry {
  readonly name: string;
  readonly type: 'storage' | 'stream' | 'root';
  readonly byteSize: number;
  /** The first bytes of a stream, `count` at most. @throws RangeError when they are missing. */
  head(count: number): Buffer;
  /** @throws RangeError when the file ends before the stream does. */
  requireWhole(): void;
}

const signature = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const endOfChain = 0xfffffffe;
const entryBytes = 128;
const miniSectorBytes = 64;
const types = { 1: 'storage', 2: 'stream', 5: 'root' } as const;

export const isCompound = (bytes: Buffer) => bytes.subarray(0, signature.length).equals(signature);

/**
 * The directory of a compound file, the container of Microsoft's older formats ([MS-CFB]), in the order in which it
 * stands. @throws RangeError when it is cut short or contradicts itself.
 */
export function readCompound(bytes: Buffer): CompoundEntry[] {
  const file = openSectors(bytes);
  const directory = Buffer.concat(file.chain(bytes.readUInt32LE(48)));
  const entries: { name: string; type: CompoundEntry['type']; start: number; byteSize: number }[] = [];
  for (let at = 0; at + entryBytes <= directory.length; at += entryBytes) {
    const type = types[directory.readUInt8(at + 66) as keyof typeof types];
    const nameBytes = Math.min(64, directory.readUInt16LE(at + 64));
    if (!type) continue;
    entries.push({
      name: directory.toString('utf16le', at, at + Math.max(0, nameBytes - 2)),
      type,
      start: directory.readUInt32LE(at + 116),
      byteSize: directory.readUInt32LE(at + 120),
    });
  }
  const root = entries.find(({ type }) => type === 'root');
  if (!root) throw new RangeError('no root');
  const miniLimit = bytes.readUInt32LE(56);
  return entries.map(({ name, type, start, byteSize }) => ({
    name,
    type,
    byteSize,
    head(count) {
      const inMini = byteSize < miniLimit;
      const content = inMini
        ? Buffer.concat(file.chain(root.start)).subarray(start * miniSectorBytes)
        : file.sector(start);
      if (content.length < Math.min(count, byteSize)) throw new RangeError('cut short');
      return content.subarray(0, Math.min(count, byteSize));
    },
    requireWhole() {
      if (byteSize < miniLimit) return;
      const held = file.chain(start).reduce((sum, sector) => sum + sector.length, 0);
      if (held < byteSize) throw new RangeError('cut short');
    },
  }));
}

function openSectors(bytes: Buffer) {
  const shift = bytes.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) throw new RangeError('sectors of an unknown size');
  const sectorBytes = 2 ** shift;
  const count = Math.ceil(bytes.length / sectorBytes);
  /** The last one may be cut, as some writers leave it. */
  const sector = (index: number): Buffer => {
    const start = (index + 1) * sectorBytes;
    if (start >= bytes.length) throw new RangeError('cut short');
    return bytes.subarray(start, start + sectorBytes);
  };
  const table = fatSectors(bytes, sector, count);
  const next = (index: number): number => {
    const at = table[Math.floor((index * 4) / sectorBytes)];
    if (at === undefined) throw new RangeError('no such sector');
    return sector(at).readUInt32LE((index * 4) % sectorBytes);
  };
  const chain = (start: number): Buffer[] => {
    const sectors: Buffer[] = [];
    for (let index = start; index !== endOfChain; index = next(index)) {
      if (sectors.length > count) throw new RangeError('a chain without an end');
      sectors.push(sector(index));
    }
    return sectors;
  };
  return { sector, chain };
}

/** Where the parts of the table of sectors lie: 109 by the header, the others by sectors that name the next. */
function fatSectors(bytes: Buffer, sector: (index: number) => Buffer, most: number): number[] {
  const found: number[] = [];
  const take = (list: Buffer) => {
    for (let at = 0; at + 4 <= list.length; at += 4) {
      const index = list.readUInt32LE(at);
      if (index < endOfChain - 2) found.push(index);
    }
  };
  take(bytes.subarray(76, 512));
  let next = bytes.readUInt32LE(68);
  for (let seen = 0; next < endOfChain - 2; seen += 1) {
    if (seen > most) throw new RangeError('a chain without an end');
    const list = sector(next);
    take(list.subarray(0, -4));
    next = list.readUInt32LE(list.length - 4);
  }
  return found;
}

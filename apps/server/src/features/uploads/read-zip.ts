import { buffer } from 'node:stream/consumers';
import { type Entry, fromBufferPromise } from 'yauzl';

export interface ZipEntry {
  readonly name: string;
  /** Bytes once unpacked, as the archive claims. */
  readonly unpackedBytes: number;
  /** Whether it asks for a password. */
  readonly isEncrypted: boolean;
  /** Unpacks it. @throws Error when it is damaged, not as long as claimed, or longer than `maxBytes`. */
  read(maxBytes: number): Promise<Buffer>;
}

/**
 * The entries of an archive from an untrusted source, in the order of its directory, without unpacking them.
 * @throws Error when it is truncated, has more than `maxEntries` entries, or entries that lead out of a
 * folder or share bytes.
 */
export async function readZip(bytes: Buffer, maxEntries: number): Promise<ZipEntry[]> {
  const zip = await fromBufferPromise(bytes, { lazyEntries: true });
  if (zip.entryCount > maxEntries) throw new RangeError('too many entries');
  const entries: Entry[] = [];
  for await (const entry of zip.eachEntry()) entries.push(entry);
  refuseSharedBytes(entries, bytes.length);
  return entries.map((entry) => ({
    name: entry.fileName,
    unpackedBytes: entry.uncompressedSize,
    isEncrypted: entry.isEncrypted(),
    async read(maxBytes) {
      if (entry.uncompressedSize > maxBytes) throw new RangeError('too many bytes');
      // The stream ends with an error at the first byte over what the entry claims.
      return buffer(await zip.openReadStreamPromise(entry));
    },
  }));
}

const localHeaderBytes = 30;

/** Entries that unpack the same bytes again and again are how a small archive becomes an endless one. */
function refuseSharedBytes(entries: readonly Entry[], endOfFile: number): void {
  const inPlace = entries.toSorted((a, b) => a.relativeOffsetOfLocalHeader - b.relativeOffsetOfLocalHeader);
  for (const [index, entry] of inPlace.entries()) {
    const end =
      entry.relativeOffsetOfLocalHeader + localHeaderBytes + entry.fileNameLength + entry.compressedSize;
    const next = inPlace[index + 1]?.relativeOffsetOfLocalHeader ?? endOfFile;
    if (end > next) throw new RangeError('entries share bytes');
  }
}

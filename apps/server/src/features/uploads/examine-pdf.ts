import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import type { FileCaution } from '@mitoyen/contract/features/uploads/uploads.schemas.ts';
import { type Decrypt, openWithoutPassword } from './pdf-encryption.ts';
import { type PdfValue, readPdfValue } from './pdf-values.ts';
import { type PackedStream, scanPdf } from './scan-pdf.ts';

/** Acrobat takes a header that begins within so many bytes (ISO 32000-1, H.3, note 13). */
const headerBytes = 1024;
/** Object streams of one document: how many are unpacked, how long one may be, and to how much they unpack together. */
const maxStreams = 10_000;
const maxPackedBytes = 4 * 1024 * 1024;
const maxUnpackedBytes = 32 * 1024 * 1024;
/** A dictionary of encryption, or a trailer's identifiers, are some hundred bytes. */
const maxValueBytes = 16 * 1024;
const inflateAsync = promisify(inflate);

export interface ExaminedPdf {
  /** False when it was cut off. */
  readonly isWhole: boolean;
  readonly needsPassword: boolean;
  readonly cautions: readonly FileCaution[];
}

/** Where a PDF's header begins, as its readers look for it; -1 when this is none. */
export function pdfHeaderAt(bytes: Buffer): number {
  return bytes.subarray(0, headerBytes + 5).indexOf('%PDF-', 0, 'latin1');
}

/** Names (7.3.5) that stand for what a reader of the document should know of. */
const cautionOfName: Readonly<Record<string, FileCaution>> = {
  JavaScript: 'script',
  XFA: 'script',
  Launch: 'launch',
  ImportData: 'launch',
  EmbeddedFile: 'embedded',
  EmbeddedFiles: 'embedded',
};

/**
 * Scans a PDF without rendering it: the names in its objects, compressed ones too, but neither texts nor
 * streams. What cannot be scanned is reported as `unread`.
 */
export async function examinePdf(bytes: Buffer): Promise<ExaminedPdf> {
  const scanned = await scanPdf(bytes);
  const names = new Set(scanned.names);
  const decrypt = scanned.encryptAt < 0 ? 'unneeded' : readEncryption(bytes, scanned.encryptAt);
  const others: FileCaution[] = [];
  if (decrypt === null) others.push('password');
  else {
    try {
      for await (const packed of unpack(scanned.packed, decrypt === 'unneeded' ? null : decrypt))
        for (const name of (await scanPdf(packed)).names) names.add(name);
    } catch {
      others.push('unread');
    }
  }
  const found = Object.entries(cautionOfName).flatMap(([name, caution]) => (names.has(name) ? caution : []));
  return {
    isWhole: isWhole(bytes),
    needsPassword: decrypt === null,
    cautions: [...new Set([...found, ...others])],
  };
}

/** Its end was reached: a marker of it is there, and a linearized file (annex F) is as long as it says. */
function isWhole(bytes: Buffer): boolean {
  if (!bytes.includes('%%EOF') && !/startxref\s+\d/.test(bytes.toString('latin1', bytes.length - 1024)))
    return false;
  const head = bytes.toString('latin1', 0, headerBytes);
  const length = head.includes('/Linearized') ? /\/L\s+(\d{1,12})/.exec(head)?.[1] : undefined;
  return length === undefined || bytes.length >= Number(length);
}

/** The unpacked objects of each stream. @throws Error for one that cannot be read, or when there were too many. */
async function* unpack(streams: readonly PackedStream[], decrypt: Decrypt | null): AsyncGenerator<Buffer> {
  if (streams.length > maxStreams) throw new RangeError('too many streams');
  let room = maxUnpackedBytes;
  for (const { content, object, generation, isFiltered } of streams) {
    if (content.length > maxPackedBytes || room <= 0) throw new RangeError('too many bytes');
    const opened = decrypt ? decrypt(content, object, generation) : content;
    const unpacked = isFiltered ? await inflateAsync(opened, { maxOutputLength: room }) : opened;
    room -= unpacked.length;
    yield unpacked;
  }
}

const textAt = (bytes: Buffer, at: number) => bytes.toString('latin1', at, at + maxValueBytes);

/** What opens an encrypted document; null when it does not open without a password. */
function readEncryption(bytes: Buffer, at: number): Decrypt | null {
  const text = textAt(bytes, at);
  const reference = /^\s{0,9}(\d{1,8})\s{1,9}(\d{1,5})\s{1,9}R/.exec(text);
  const encrypt = reference ? findObject(bytes, `${reference[1]} ${reference[2]} obj`) : readPdfValue(text);
  if (encrypt?.type !== 'dictionary') return null;
  return openWithoutPassword(encrypt.entries, fileIdNear(bytes, at));
}

/** The newest object that begins so; a dictionary of encryption is never packed. */
function findObject(bytes: Buffer, head: string): PdfValue | null {
  let at = bytes.lastIndexOf(head, undefined, 'latin1');
  while (at > 0 && /\d/.test(String.fromCharCode(bytes[at - 1] ?? 0)))
    at = bytes.lastIndexOf(head, at - 1, 'latin1');
  return at < 0 ? null : readPdfValue(textAt(bytes, at + head.length));
}

/** The first of the two identifiers of the file (14.4), which stand beside the reference to its encryption. */
function fileIdNear(bytes: Buffer, encryptAt: number): Buffer {
  const from = Math.max(0, encryptAt - maxValueBytes / 2);
  const text = textAt(bytes, from);
  const ids = [...text.matchAll(/\/ID\s{0,9}(?=\[)/g)];
  const near = ids.findLast(({ index }) => index < encryptAt - from) ?? ids[0];
  const id = near ? readPdfValue(text, near.index + near[0].length) : null;
  const first = id?.type === 'array' ? id.items[0] : undefined;
  return first?.type === 'string' ? first.bytes : Buffer.alloc(0);
}

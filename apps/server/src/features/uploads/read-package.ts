import { readZip, type ZipEntry } from './read-zip.ts';

/** What a ZIP archive is, by its parts; nothing else of it is unpacked. */
export interface Package {
  readonly entries: readonly ZipEntry[];
  /** The content type of an Office document's main part, without `application/`; null for anything else. */
  readonly officeType: string | null;
  /** The type that an OpenDocument or another format of its kind says of itself; null for anything else. */
  readonly mimetype: string | null;
}

const maxListBytes = 1024 * 1024;
const maxMimetypeBytes = 200;

/** @throws Error when it is damaged or has more than `maxEntries` entries. */
export async function readPackage(bytes: Buffer, maxEntries: number): Promise<Package> {
  const entries = await readZip(withoutTail(bytes), maxEntries);
  const part = (name: string) => entries.find((entry) => entry.name.toLowerCase() === name.toLowerCase());
  const textOf = async (name: string) => {
    const found = part(name);
    return found ? withoutComments(decode(await found.read(maxListBytes))) : '';
  };
  const types = await textOf('[Content_Types].xml');
  const main = types === '' ? null : mainPartIn(await textOf('_rels/.rels'));
  const mimetype = part('mimetype');
  return {
    entries,
    officeType: main !== null && part(main.slice(1)) ? contentTypeIn(types, main) : null,
    mimetype: mimetype ? (await mimetype.read(maxMimetypeBytes)).toString('latin1').trim() : null,
  };
}

/** The end of an archive's directory: its signature, and how long it is without the comment behind it. */
const endSignature = Buffer.from('PK\u0005\u0006', 'latin1');
const endBytes = 22;
/** Readers look for it in the last bytes alone. */
const maxTailBytes = 65_535;

/** An archive without what stands behind its end, such as a line break of a mail program; readers overlook it. */
function withoutTail(bytes: Buffer): Buffer {
  const at = bytes.lastIndexOf(endSignature, -endBytes);
  if (at < 0) return bytes;
  const end = at + endBytes + bytes.readUInt16LE(at + endBytes - 2);
  return bytes.length - end > maxTailBytes ? bytes : bytes.subarray(0, end);
}

/** Parts are in UTF-8 or UTF-16 (ECMA-376 part 2). */
function decode(bytes: Buffer): string {
  const isLittle = bytes[0] === 0xff && bytes[1] === 0xfe;
  const isBig = bytes[0] === 0xfe && bytes[1] === 0xff;
  return new TextDecoder(isLittle ? 'utf-16le' : isBig ? 'utf-16be' : 'utf-8').decode(bytes);
}

function withoutComments(xml: string): string {
  const [first = '', ...others] = xml.split('<!--');
  return [first, ...others.map((part) => part.slice(part.indexOf('-->') + 3 || part.length))].join('');
}

/** The attributes of each element of a name, whatever prefix its namespace has. */
function* elementsOf(xml: string, name: string): Generator<Record<string, string>> {
  for (const piece of xml.split('<').slice(1)) {
    const tag = piece.slice(0, piece.indexOf('>'));
    const [given = ''] = /^[^\s/>]{1,100}/.exec(tag) ?? [];
    if (given.slice(given.indexOf(':') + 1) !== name) continue;
    const attributes = tag.matchAll(/([A-Za-z]{1,40})\s{0,9}=\s{0,9}(?:"([^"]*)"|'([^']*)')/g);
    yield Object.fromEntries(
      [...attributes].map(([, key = '', double, single]) => [key, double ?? single ?? '']),
    );
  }
}

/** Where the package's relationships say that the document is, from the root: `/word/document2.xml`. */
function mainPartIn(rels: string): string | null {
  for (const { Type = '', Target = '', TargetMode } of elementsOf(rels, 'Relationship')) {
    if (!Type.endsWith('/officeDocument') || TargetMode === 'External') continue;
    return new URL(Target, 'package:///').pathname;
  }
  return null;
}

function contentTypeIn(types: string, part: string): string | null {
  for (const { PartName = '', ContentType = '' } of elementsOf(types, 'Override'))
    if (PartName.toLowerCase() === part.toLowerCase()) return shortType(ContentType);
  const extension = part.slice(part.lastIndexOf('.') + 1).toLowerCase();
  for (const { Extension = '', ContentType = '' } of elementsOf(types, 'Default'))
    if (Extension.toLowerCase() === extension) return shortType(ContentType);
  return null;
}

const shortType = (type: string) =>
  type
    .trim()
    .toLowerCase()
    .replace(/^application\//, '');

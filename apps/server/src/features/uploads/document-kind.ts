import type { FileCaution } from '@mitoyen/contract/features/uploads/uploads.schemas.ts';
import { examinePdf, pdfHeaderAt } from './examine-pdf.ts';
import { isCompound, readCompound } from './read-compound.ts';
import { readPackage } from './read-package.ts';

/** Formats that are kept as they are, each with the type it is served as. */
export const documentTypes = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  xls: 'application/vnd.ms-excel',
  ppt: 'application/vnd.ms-powerpoint',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  docm: 'application/vnd.ms-word.document.macroenabled.12',
  xlsm: 'application/vnd.ms-excel.sheet.macroenabled.12',
  pptm: 'application/vnd.ms-powerpoint.presentation.macroenabled.12',
  odt: 'application/vnd.oasis.opendocument.text',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  odp: 'application/vnd.oasis.opendocument.presentation',
  dwg: 'image/vnd.dwg',
  dxf: 'image/vnd.dxf',
  ifc: 'application/x-step',
  zip: 'application/zip',
} as const;

export type DocumentExtension = keyof typeof documentTypes;

/** What a document is by its bytes. */
export interface DocumentKind {
  readonly extension: DocumentExtension;
  /** False when it was cut off, or is damaged. */
  readonly isWhole: boolean;
  readonly cautions: readonly FileCaution[];
  /** Of an archive: whether it is a document of Pages, or of its siblings. */
  readonly isPages?: boolean;
}

const maxEntries = 10_000;
/** What an archive may claim to be once unpacked. */
const maxUnpackedBytes = 1024 * 1024 * 1024;

/** Null for none of the formats that are known by this; others' are left to their caller. */
export async function documentKindOf(bytes: Buffer): Promise<DocumentKind | null> {
  const start = bytes.toString('latin1', 0, 64);
  if (isCompound(bytes)) return compoundKind(bytes);
  if (['PK\u0003\u0004', 'PK\u0005\u0006'].includes(start.slice(0, 4))) return archiveKind(bytes);
  if (pdfHeaderAt(bytes) >= 0) {
    const { isWhole, cautions } = await examinePdf(bytes);
    return { extension: 'pdf', isWhole, cautions };
  }
  return drawingKind(bytes, start);
}

/** Streams in the root of the container that tell the older formats of Office apart. */
const streamsOf = {
  WordDocument: 'doc',
  Workbook: 'xls',
  Book: 'xls',
  'PowerPoint Document': 'ppt',
} as const;
const macroParts = ['Macros', '_VBA_PROJECT', '_VBA_PROJECT_CUR', 'VBA'];

function compoundKind(bytes: Buffer): DocumentKind | null {
  try {
    const entries = readCompound(bytes);
    const named = (name: string) => entries.find((entry) => entry.name === name && entry.type === 'stream');
    // an encrypted package has the container of an older document ([MS-OFFCRYPTO] 2.3)
    if (named('EncryptedPackage')) return { extension: 'docx', isWhole: true, cautions: ['password'] };
    const name = Object.keys(streamsOf).find(named) as keyof typeof streamsOf | undefined;
    const main = name && named(name);
    if (!main) return null;
    main.requireWhole();
    // FibBase ([MS-DOC] 2.5.2): fEncrypted
    const isEncrypted = name === 'WordDocument' && (main.head(12).readUInt16LE(10) & 0x0100) !== 0;
    const hasMacros = entries.some((entry) => entry.type !== 'root' && macroParts.includes(entry.name));
    return {
      extension: streamsOf[name],
      isWhole: true,
      cautions: [...(isEncrypted ? ['password' as const] : []), ...(hasMacros ? ['macros' as const] : [])],
    };
  } catch {
    return { extension: 'doc', isWhole: false, cautions: [] };
  }
}

/** Main parts of Office's packages, without the families that they share with their templates. */
const officeTypes: Readonly<Record<string, DocumentExtension>> = {
  'vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml': 'docx',
  'vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml': 'xlsx',
  'vnd.openxmlformats-officedocument.presentationml.presentation.main+xml': 'pptx',
  'vnd.ms-word.document.macroenabled.main+xml': 'docm',
  'vnd.ms-excel.sheet.macroenabled.main+xml': 'xlsm',
  'vnd.ms-powerpoint.presentation.macroenabled.main+xml': 'pptm',
};

const openDocuments: Readonly<Record<string, DocumentExtension>> = {
  'application/vnd.oasis.opendocument.text': 'odt',
  'application/vnd.oasis.opendocument.spreadsheet': 'ods',
  'application/vnd.oasis.opendocument.presentation': 'odp',
};

const macroNames = /(?:^|\/)vbaProject[^/]{0,40}\.bin$|^(?:Basic|Scripts)\/|\.(?:docm|xlsm|pptm|xlam|xlsb)$/i;
const programNames = /\.(?:exe|com|scr|bat|cmd|ps1|vbs|js|jse|wsf|hta|msi|lnk|jar|dll|lsp|vlx|fas|arx)$/i;

async function archiveKind(bytes: Buffer): Promise<DocumentKind> {
  try {
    const { entries, officeType, mimetype } = await readPackage(bytes, maxEntries);
    const unpacked = entries.reduce((total, entry) => total + entry.unpackedBytes, 0);
    if (unpacked > maxUnpackedBytes) throw new RangeError('too many bytes');
    const has = (pattern: RegExp) => entries.some(({ name }) => pattern.test(name));
    const extension = officeTypes[officeType ?? ''] ?? openDocuments[mimetype ?? ''] ?? 'zip';
    const hasMacros = extension.endsWith('m') || has(macroNames);
    return {
      extension,
      isWhole: true,
      cautions: [
        ...(entries.some(({ isEncrypted }) => isEncrypted) ? ['password' as const] : []),
        ...(hasMacros ? ['macros' as const] : []),
        ...(has(programNames) ? ['program' as const] : []),
      ],
      isPages: has(/^Index(?:\.zip$|\/Document\.iwa$)|^index\.(?:xml|apxl)(?:\.gz)?$/),
    };
  } catch {
    return { extension: 'zip', isWhole: false, cautions: [] };
  }
}

/** Bytes within which the header of an IFC file names its schema. */
const stepHeaderBytes = 64 * 1024;

function drawingKind(bytes: Buffer, start: string): DocumentKind | null {
  const kind = (extension: DocumentExtension, isWhole = true) => ({ extension, isWhole, cautions: [] });
  // “AC1032” and before: Open Design Specification for .dwg files, 3.2.6
  if (/^AC10\d\d/.test(start)) return kind('dwg', bytes.length > 128);
  if (start.startsWith('AutoCAD Binary DXF\r\n\x1a\0')) return kind('dxf');
  const text = bytes
    .toString('latin1', 0, stepHeaderBytes)
    .replace(/^\xef\xbb\xbf/, '')
    .trimStart();
  const end = bytes.toString('latin1', Math.max(0, bytes.length - 1024)).trimEnd();
  // ISO 10303-21: a header that names an IFC schema
  if (text.startsWith('ISO-10303-21;') && /FILE_SCHEMA\s{0,99}\(\s{0,99}\(\s{0,99}'IFC/i.test(text))
    return kind('ifc', end.endsWith('END-ISO-10303-21;'));
  // pairs of a code and a value, each on a line of its own, comments (999) first
  if (
    /^(?:999[ \t]{0,9}\r?\n[^\r\n]{0,2049}\r?\n\s{0,9}){0,9}0[ \t]{0,9}\r?\n[ \t]{0,9}SECTION[ \t]{0,9}\r?\n/.test(
      text,
    )
  )
    return kind('dxf', end.endsWith('EOF'));
  return null;
}

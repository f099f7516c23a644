import { deflateRawSync } from 'node:zlib';

interface File {
  readonly name: string;
  readonly text: string;
  /** What the directory claims, when not the truth. */
  readonly claimedBytes?: number;
  /** Whether it has no bytes of its own but names those of the file before it. */
  readonly isAgain?: boolean;
}

/** A ZIP archive of a few texts. */
export function zipOf(files: readonly File[]): Buffer {
  const locals: Buffer[] = [];
  const entries: Buffer[] = [];
  let offset = 0;
  for (const { name, text, claimedBytes, isAgain = false } of files) {
    const packed = deflateRawSync(Buffer.from(text));
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(claimedBytes ?? Buffer.byteLength(text), 18);
    common.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), common, Buffer.from(name), packed]);
    const before = locals.at(-1)?.length ?? 0;
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(isAgain ? offset - before : offset, 10);
    entries.push(
      Buffer.concat([Buffer.from('PK\u0001\u0002'), Buffer.alloc(2), common, tail, Buffer.from(name)]),
    );
    if (isAgain) continue;
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 0, 'latin1');
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, directory, end]);
}

const office = {
  docx: [
    'word/document.xml',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
  ],
  docm: ['word/document.xml', 'application/vnd.ms-word.document.macroEnabled.main+xml'],
  xlsx: ['xl/workbook.xml', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml'],
  xlsm: ['xl/workbook.xml', 'application/vnd.ms-excel.sheet.macroEnabled.main+xml'],
  pptx: [
    'ppt/presentation.xml',
    'application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml',
  ],
} as const;

interface OfficeSpelling {
  /** Where the main part is, when not where it mostly is. */
  readonly part?: string;
  /** Whether its type is that of its extension. */
  readonly isDefault?: boolean;
  readonly prefix?: string;
  readonly quote?: string;
}

/** The least an Office document holds, and more files when asked. */
export function officeOf(
  kind: keyof typeof office,
  extra: readonly File[] = [],
  { part = office[kind][0], isDefault = false, prefix = '', quote = '"' }: OfficeSpelling = {},
): Buffer {
  const attributes = (values: Record<string, string>) =>
    Object.entries(values)
      .map(([name, value]) => ` ${name}=${quote}${value}${quote}`)
      .join('');
  const ContentType = office[kind][1];
  const type = isDefault
    ? `<${prefix}Default${attributes({ Extension: 'xml', ContentType })}/>`
    : `<${prefix}Override${attributes({ PartName: `/${part}`, ContentType })}/>`;
  const Type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument';
  const relationship = `<${prefix}Relationship${attributes({ Id: 'rId1', Type, Target: part })}/>`;
  return zipOf([
    { name: '[Content_Types].xml', text: `<${prefix}Types>${type}</${prefix}Types>` },
    { name: '_rels/.rels', text: `<${prefix}Relationships>${relationship}</${prefix}Relationships>` },
    { name: part, text: '<document/>' },
    ...extra,
  ]);
}

export const docxOf = (extra: readonly File[] = [], spelling: OfficeSpelling = {}) =>
  officeOf('docx', extra, spelling);

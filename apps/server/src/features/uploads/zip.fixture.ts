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

const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/** The least a Word document holds, and more files when asked. */
export function docxOf(extra: readonly File[] = [], contentType = main): Buffer {
  const types = `<Types><Override PartName="/word/document.xml" ContentType="${contentType}"/></Types>`;
  return zipOf([
    { name: '[Content_Types].xml', text: types },
    { name: 'word/document.xml', text: '<w:document/>' },
    ...extra,
  ]);
}

export type Charset = 'utf-8' | 'windows-1252' | 'iso-8859-15';
export type Encoding = 'quoted-printable' | 'base64';

/** Where the two eight-bit sets differ from Latin-1, of what the corpus holds. */
const octets: Readonly<Record<Exclude<Charset, 'utf-8'>, Readonly<Record<string, number>>>> = {
  'windows-1252': { '€': 0x80, '…': 0x85, '’': 0x92, '–': 0x96, œ: 0x9c, '\u202f': 0xa0 },
  'iso-8859-15': { '€': 0xa4, '…': 0x2e, '’': 0x27, '–': 0x2d, œ: 0xbd, '\u202f': 0xa0 },
};

function toBytes(text: string, charset: Charset): Buffer {
  if (charset === 'utf-8') return Buffer.from(text);
  return Buffer.from(
    Array.from(text, (character) => octets[charset][character] ?? (character.codePointAt(0) ?? 0) & 0xff),
  );
}

/** Lines of 76 characters at most; a break that is no end of a line stands behind `=` (RFC 2045, section 6.7). */
function quotedPrintable(bytes: Buffer): string {
  let line = '';
  let written = '';
  const add = (piece: string) => {
    if (line.length + piece.length > 75) {
      written += `${line}=\r\n`;
      line = '';
    }
    line += piece;
  };
  for (const [at, byte] of bytes.entries()) {
    const isLastSpace = byte === 0x20 && bytes[at + 1] === 0x0a;
    if (byte === 0x0a) {
      written += `${line}\r\n`;
      line = '';
    } else if (byte > 0x20 && byte < 0x7f && byte !== 0x3d) add(String.fromCharCode(byte));
    else if (byte === 0x20 && !isLastSpace) add(' ');
    else add(`=${byte.toString(16).toUpperCase().padStart(2, '0')}`);
  }
  return written + line;
}

interface PartOptions {
  readonly charset: Charset;
  readonly encoding: Encoding;
  /** RFC 3676: a line that ends with a space is continued by the next. */
  readonly isFlowed?: boolean;
}

/** A part with its headers. */
export function writePart(
  type: string,
  text: string,
  { charset, encoding, isFlowed = false }: PartOptions,
): Buffer {
  const flowed = isFlowed ? text.replace(/^(?!>)(.{60,76}) (?=\S)/gmu, '$1 \n') : text;
  const bytes = toBytes(flowed, charset);
  const body =
    encoding === 'base64' ? bytes.toString('base64').replace(/(.{76})/gu, '$1\r\n') : quotedPrintable(bytes);
  const contentType = `${type}; charset=${charset}${isFlowed ? '; format=flowed' : ''}`;
  return Buffer.from(
    `Content-Type: ${contentType}\r\nContent-Transfer-Encoding: ${encoding}\r\n\r\n${body}\r\n`,
  );
}

/** A word of a header as RFC 2047 has it. */
export const encodeHeader = (text: string) => `=?UTF-8?B?${Buffer.from(text).toString('base64')}?=`;

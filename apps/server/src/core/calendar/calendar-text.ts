const foldedOctets = 75;

/** A content line in parts of at most 75 octets, of whole letters: RFC 5545, 3.1. */
export function foldLine(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const letter of line) {
    if (Buffer.byteLength(part + letter) > foldedOctets) {
      parts.push(part);
      part = ' ';
    }
    part += letter;
  }
  return [...parts, part].join('\r\n');
}

/** RFC 5545, 3.3.11: no control character but line breaks, which are written. */
export const escapeText = (text: string) =>
  text
    .replace(/[\\;,]/g, (letter) => `\\${letter}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, ' ');

/** An instant in UTC, `20261129T080000Z`. */
export const stampOf = (at: Date) => at.toISOString().replace(/[-:]|\.\d+/g, '');

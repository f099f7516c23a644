import { textWidth } from './text-width.ts';

/** How a text is drawn. */
interface Look {
  /** In points. */
  readonly size: number;
  readonly isBold?: boolean;
}

/**
 * Breaks a text at its spaces into lines no wider than `width`, and within a word that is wider than a line.
 */
export function wrapText(text: string, { size, isBold = false }: Look, width: number): string[] {
  const fits = (line: string) => textWidth(line, size, isBold) <= width;
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = '';
    for (const letter of word) {
      if (line !== '' && !fits(line + letter)) {
        lines.push(line);
        line = '';
      }
      line += letter;
    }
  }
  return [...lines, line];
}

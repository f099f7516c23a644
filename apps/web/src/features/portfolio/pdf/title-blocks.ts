import type { PdfLine, PdfPageText } from '../../../core/pdf/read-page-text.ts';
import { folded, type PageReading } from './page-reading.ts';

/** Where boards have their title block: along the lower or the right edge, by shares of the page. */
const blockShare = 0.16;
/** What stands on so large a share of all pages is the author's, not a project's. */
const everywhere = 0.7;
const fewestLetters = 5;

function isInBlock({ x, y }: PdfLine, { width, height }: PdfPageText): boolean {
  return y >= height * (1 - blockShare) || x >= width * (1 - blockShare);
}

function linesIn({ text }: PageReading): readonly string[] {
  const lines = text.lines.filter((line) => isInBlock(line, text)).map((line) => folded(line.text));
  return [...new Set(lines.filter((line) => (line.match(/\p{L}/gu)?.length ?? 0) >= fewestLetters))];
}

/**
 * What the title block of each page says of its project: the lines along the edge that stand on several pages and not on
 * nearly all. Null for a page without any.
 */
export function titleBlocks(pages: readonly PageReading[]): readonly (readonly string[] | null)[] {
  const all = pages.map(linesIn);
  const counts = new Map<string, number>();
  for (const lines of all) for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1);
  return all.map((lines) => {
    const own = lines.filter((line) => {
      const count = counts.get(line) ?? 0;
      return count >= 2 && count < Math.max(3, everywhere * pages.length);
    });
    return own.length > 0 ? own : null;
  });
}

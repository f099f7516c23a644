import type { PdfPage } from './open-pdf.ts';

const lettersOf = (text: string) => text.replace(/\s+/g, '');

const unicodeOf = (glyph: unknown): string => {
  const { unicode } = (glyph ?? {}) as { unicode?: unknown };
  return typeof unicode === 'string' ? unicode : '';
};

/**
 * The texts of a page as its file spells them, spaces included, by their letters alone. PDF.js leaves the spaces of the
 * file out and puts one wherever letters stand apart: « L U C I E N G U Y E N » had two words. Costs as much as drawing the page.
 */
export async function readShownWords(page: PdfPage): Promise<ReadonlyMap<string, string>> {
  const { argsArray } = await page.getOperatorList();
  const shown = argsArray
    .map((args: unknown) => (Array.isArray(args) && Array.isArray(args[0]) ? args[0] : []))
    .map((glyphs: readonly unknown[]) => glyphs.map(unicodeOf).join('').trim());
  return new Map(shown.filter((text) => /\s/.test(text)).map((text) => [lettersOf(text), text]));
}

/** A text whose letters stand apart, with the words that its file gave it; undefined where it gave none. */
export const wordsOf = (text: string, shown: ReadonlyMap<string, string>): string | undefined =>
  shown.get(lettersOf(text))?.replace(/\s+/g, ' ');

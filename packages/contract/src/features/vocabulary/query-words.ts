import { foldWord } from '../../core/fold-word.ts';

/** A part of a text. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A word of a query, or what stands between the hyphens of one. */
export interface QueryWord extends Span {
  readonly folded: string;
  /** Whether nothing of the same word comes before or after it. */
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

const word = /[^\s,;:/()«»"!?]+/gu;
const part = /[^-]+/gu;

/** The words of a text with their places in it. Words with hyphens come in parts: 'chef-de-chantier' is three words. */
export function readQueryWords(text: string): QueryWord[] {
  return [...text.matchAll(word)].flatMap(({ 0: whole, index }) => {
    const parts = [...whole.matchAll(part)];
    return parts.map(({ 0: letters, index: offset }, place) => ({
      start: index + offset,
      end: index + offset + letters.length,
      folded: foldWord(letters),
      isFirst: place === 0,
      isLast: place === parts.length - 1,
    }));
  });
}

/** The folded words of a text. */
export const foldedWords = (text: string): string[] => readQueryWords(text).map(({ folded }) => folded);

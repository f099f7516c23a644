import { isFullName, isNamePart, nameParticles } from './full-name.ts';
import { tidyName } from './pasted/tidy-text.ts';

const lower = (text: string) => text.toLocaleLowerCase('fr');
const capitalised = (text: string) => text.replace(/^\p{L}/u, (letter) => letter.toLocaleUpperCase('fr'));
const isShouted = (word: string) =>
  word === word.toLocaleUpperCase('fr') && word !== lower(word) && [...word].length > 1;
/**
 * Words that begin a family name with a capital (Le Goff, El Amrani, Ben Salah), except after « de », where
 * they are particles.
 */
const beginnings = new Set('le la les el al ben bin ibn aït ait'.split(' '));

/** A word of a name with its capitals, after hyphens, apostrophes and Mc as well. */
function casedWord(word: string, isFirst: boolean): string {
  const small = lower(word);
  const elided = /^([dl])(['’ʼ])(.+)$/u.exec(small);
  if (elided && !isFirst) return `${elided[1]}${elided[2]}${casedWord(elided[3] ?? '', true)}`;
  return small
    .split(/(['’ʼ\-‐‑])/u)
    .map((piece) =>
      capitalised(piece).replace(/^Mc(\p{Ll})/u, (_, letter) => `Mc${letter.toLocaleUpperCase('fr')}`),
    )
    .join('');
}

/** Words of a name with their capitals; typed capitals are kept. */
function casedWords(words: readonly string[]): string[] {
  return words.map((word, at) => {
    if (at === 0) return isNamePart(word) ? word : casedWord(word, true);
    if (nameParticles.has(word)) return word;
    const small = lower(word);
    if (nameParticles.has(small) && isShouted(word)) {
      const isOwn = beginnings.has(small) && !/^(?:de|d)$/u.test(lower(words[at - 1] ?? ''));
      return isOwn ? capitalised(small) : small;
    }
    return word.split('-').every(isNamePart) ? word : casedWord(word, false);
  });
}

/** A name typed all in capitals or all in small letters, with its capitals corrected. */
export const caseName = (text: string): string => casedWords(text.split(' ')).join(' ');

/** Titles before a name, which are no part of it. */
const titles = new Set('m mr mme mlle monsieur madame mademoiselle dr docteur'.split(' '));

/** The words of a name with the family name last: the words in capitals, or before a comma. */
function givenNameFirst(text: string): string[] {
  const comma = text.indexOf(',');
  const turned = comma > 0 ? `${text.slice(comma + 1)} ${text.slice(0, comma)}` : text;
  const words = turned.split(/[ .,]+/u).filter(Boolean);
  const own = titles.has(lower(words[0] ?? '')) ? words.slice(1) : words;
  const isParticle = (word: string) => nameParticles.has(lower(word));
  // particles belong to the word behind them, however they are typed: « de la TOUR Camille », « Le GOFF Malo
  // », « Malo LE Goff »
  const behind = (at: number) => own.slice(at).find((word) => !isParticle(word)) ?? '';
  // of only two words, each is a name: « LE Minh »
  const isAlone = own.length === 2;
  const inCapitals = own.map((word, at) => isShouted(isParticle(word) && !isAlone ? behind(at) : word));
  if (comma > 0 || inCapitals.every(Boolean)) return own;
  return [...own.filter((_, at) => !inCapitals[at]), ...own.filter((_, at) => inCapitals[at])];
}

/**
 * The probable correction of a refused name: « jean dupont » is Jean Dupont, « DUPONT Marie » Marie Dupont.
 * Null when it is right already, or cannot be corrected.
 */
export function mendFullName(typed: string): string | null {
  const text = tidyName(typed.slice(0, 200));
  if (text === '' || isFullName(text)) return null;
  const mended = casedWords(givenNameFirst(text)).join(' ');
  return isFullName(mended) ? mended : null;
}

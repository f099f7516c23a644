import { trimEndOf } from '../../core/text/trim-end-of.ts';

/** What the fonts in `apps/server/fonts` have of letters and signs. */
const drawn =
  /[\u0020-\u007e\u00a0-\u00a3\u00a5\u00a7-\u00ab\u00ae-\u00b0\u00b4\u00b6-\u00b8\u00ba\u00bb\u00bf-\u0107\u010a-\u0113\u0116-\u011b\u011e-\u0123\u0126\u0127\u012a\u012b\u012e-\u0133\u0136\u0137\u0139-\u013e\u0141-\u0148\u014a-\u014d\u0150-\u0155\u0158-\u015b\u015e-\u0161\u0164\u0165\u016a-\u017e\u0218-\u021b\u1e80-\u1e85\u1e9e\u1ef2\u1ef3\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2039\u203a\u20ac\u2122]/u;
const marks = /\p{M}/gu;
/** Longer than anything that is shown: what comes from outside is cut before it is looked at letter by letter. */
const maxLetters = 400;

function drawableLetter(letter: string): string {
  if (drawn.test(letter)) return letter;
  if (letter === '\u202f') return '\u00a0';
  if (/\s/u.test(letter)) return ' ';
  const plain = letter.normalize('NFD').replace(marks, '');
  return plain !== '' && [...plain].every((one) => drawn.test(one)) ? plain : '';
}

/**
 * A text without what our fonts cannot draw (pictographs, other scripts), in at most so many letters: machines differ in
 * what else they have, and would draw boxes. Empty where nothing is left.
 */
export function drawableText(text: string, max: number): string {
  const letters = [...text.slice(0, maxLetters).normalize('NFC')].map(drawableLetter).join('');
  const words = letters.replace(/[ \u00a0]{2,}/g, ' ').trim();
  if (!/[\p{L}\p{N}]/u.test(words)) return '';
  if (words.length <= max) return words;
  const cut = words.slice(0, max);
  const space = cut.lastIndexOf(' ');
  return `${trimEndOf(space > max / 2 ? cut.slice(0, space) : cut, ' \u00a0,;:.–—-')}…`;
}

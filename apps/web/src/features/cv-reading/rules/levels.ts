import { foldLetters } from './fold-letters.ts';

/** Levels of a program as the vocabulary has them: notions, confirmé, expert. */
export type Level = 1 | 2 | 3;

/** Words of levels, told apart in this order: 'très bonnes bases' are bases, 'excellente maîtrise' is more than 'maîtrise'. */
const words: readonly (readonly [Level, RegExp])[] = [
  [
    1,
    /\b(?:notions?|bases?|debutant(?:e|s|es)?|initiation|initie[es]?|elementaires?|en cours|apprentissage|decouverte|basiques?|scolaire)\b/,
  ],
  [3, /\b(?:experte?s?|expertise|excellente?s?|parfaite?s?)\b/],
  [
    2,
    /\b(?:confirme(?:e|s|es)?|avance(?:e|s|es)?|intermediaires?|bon(?:ne)?s?|maitrise[es]?|courant(?:e|s)?|operationnel(?:le)?s?|quotidien(?:ne)?s?|autonome|regulier|reguliere)\b/,
  ],
];

const full = '●★■▮⬤◆';
const empty = '○☆□▯◯◇';
// linear: a class and a bounded run of it
const marks = new RegExp(`[${full}${empty}](?:\\s?[${full}${empty}]){2,9}`, 'u');
const ratio = /\b(\d{1,2})\s?\/\s?(5|10|20)\b/;
const percent = /\b(\d{1,3})\s?%/;

/** A part of the whole scale as a level. */
function ofPart(part: number): Level {
  if (part >= 0.9) return 3;
  return part <= 0.4 ? 1 : 2;
}

/** The level that a text says, in words, marks out of five, a fraction or per cent; null where it says none. */
export function levelIn(text: string): Level | null {
  const drawn = marks.exec(text)?.[0].replaceAll(/\s/gu, '');
  // marks without an empty one may be all there are, or all that were printed
  if (drawn) {
    const filled = [...drawn].filter((mark) => full.includes(mark)).length;
    return filled < drawn.length || drawn.length === 5 ? ofPart(filled / drawn.length) : null;
  }
  const [, part, whole] = ratio.exec(text) ?? [];
  if (part && whole && Number(part) <= Number(whole)) return ofPart(Number(part) / Number(whole));
  const [, hundredths] = percent.exec(text) ?? [];
  if (hundredths && Number(hundredths) <= 100) return ofPart(Number(hundredths) / 100);
  const folded = foldLetters(text);
  return words.find(([, pattern]) => pattern.test(folded))?.[0] ?? null;
}

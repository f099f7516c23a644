import { letterOf } from './letters.ts';

const endings = new Set(
  'e es s ne nes nne nnes lle lles rice rices trice trices euse euses se ses ere eres iere ieres ve ves te tes ice fe fes ffe x'.split(
    ' ',
  ),
);
const longest = 6;
const points = '·•∙⋅‧.(/-';

/** Where a run of letters that starts here ends, and its letters; at most `longest` of them. */
function readLetters(text: string, from: number): { end: number; letters: string } {
  let end = from;
  let letters = '';
  while (end < text.length && end - from <= longest) {
    const letter = letterOf(text.charAt(end));
    if (letter === null || letter === 'ignored' || letter.kind !== 'letter') break;
    letters += letter.folded;
    end += 1;
  }
  return { end, letters };
}

/**
 * Where a word ends whose other gender or number is written behind it: 'dessinateur·rice', 'chargé(e)s', 'candidat.e.s'.
 * Gives back `end` when nothing of the kind follows.
 */
export function inclusiveEnd(text: string, end: number): number {
  let last = end;
  for (let part = 0; part < 2; part += 1) {
    const point = text.charAt(last);
    if (point === '' || !points.includes(point)) return last;
    const run = readLetters(text, last + 1);
    if (!endings.has(run.letters)) return last;
    if (point !== '(') {
      last = run.end;
      continue;
    }
    if (text.charAt(run.end) !== ')') return last;
    const isPlural = text.charAt(run.end + 1) === 's' && readLetters(text, run.end + 1).letters === 's';
    return run.end + (isPlural ? 2 : 1);
  }
  return last;
}

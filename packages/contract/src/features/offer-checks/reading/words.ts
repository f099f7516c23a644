import { inclusiveEnd } from './inclusive-ending.ts';
import { letterOf } from './letters.ts';

/** A word or a number of a text. */
export interface Word {
  /** UTF-16 offsets in the text. */
  readonly start: number;
  readonly end: number;
  /** Without case and accents; of 'chargé·e' what stands before the point; '€' is 'euros', '%' is 'pourcent'. */
  readonly folded: string;
  /** Of digits, '1 801,80' included. */
  readonly value: number | null;
  /** Whether a sentence, a paragraph or an item of a list begins with it. */
  readonly isAfterBreak: boolean;
  readonly isAfterComma: boolean;
  /** Whether what stands before it leads to it: 'expérience : 20 ans', 'expérience (20 ans)'. */
  readonly isAfterColon: boolean;
  readonly isCapital: boolean;
  readonly isInclusive: boolean;
}

const signs: Readonly<Record<string, string>> = { '€': 'euros', '%': 'pourcent' };
const bullets = '-–—•*·▪●➤✓';
const isUpper = (character: string) => character !== character.toLowerCase();

/** What stands between two words, as far as it parts them. */
function readGap(gap: string, isShouted: boolean, next: string) {
  const lines = gap.split('\n');
  const tail = lines.at(-1)?.trim() ?? '';
  const isItem = lines.length > 1 && tail !== '' && bullets.includes(tail.charAt(0));
  const isNewLine = lines.length > 2 || (lines.length === 2 && (isItem || (isUpper(next) && !isShouted)));
  const dot = gap.indexOf('.');
  // a point within a number or an abbreviation ends nothing
  const isFullStop = dot >= 0 && (isUpper(next) || next === '') && gap.length > dot + 1;
  return {
    isBreak: isNewLine || isFullStop || /[!?;…]/.test(gap),
    isComma: /[,:(]/.test(gap),
    isColon: /[:(]/.test(gap),
  };
}

function runEnd(text: string, from: number, kind: 'letter' | 'digit'): { end: number; folded: string } {
  let folded = '';
  let end = from;
  while (end < text.length) {
    const letter = letterOf(text.charAt(end));
    if (letter === null || (letter !== 'ignored' && letter.kind !== kind)) break;
    if (letter !== 'ignored') folded += letter.folded;
    end += 1;
  }
  return { end, folded };
}

const isDigitAt = (text: string, at: number) => /^\d$/.test(text.charAt(at));
/** Whether three digits and no fourth stand there: what follows the space of '45 000'. */
const isThousandAt = (text: string, at: number) =>
  [0, 1, 2].every((ahead) => isDigitAt(text, at + ahead)) && !isDigitAt(text, at + 3);

/** Reads digits with their thousands and decimals. */
function readNumber(text: string, from: number): { end: number; folded: string; value: number } {
  let { end, folded } = runEnd(text, from, 'digit');
  let digits = folded;
  while (
    /[\s.]/.test(text.charAt(end)) &&
    digits.length < 12 &&
    isThousandAt(text, end + 1) &&
    folded !== '0'
  ) {
    digits += text.slice(end + 1, end + 4);
    end += 4;
  }
  if (/[.,]/.test(text.charAt(end)) && isDigitAt(text, end + 1)) {
    const decimals = runEnd(text, end + 1, 'digit');
    digits += `.${decimals.folded}`;
    end = decimals.end;
  }
  folded = digits;
  return { end, folded, value: Number(digits) };
}

/** The words of a text in their order, in linear time. `isList`: each line is an item of its own. */
export function readWords(text: string, isList = false): Word[] {
  const words: Word[] = [];
  let at = 0;
  let gapStart = 0;
  let isShouted = false;
  while (at < text.length) {
    const character = text.charAt(at);
    const letter = letterOf(character);
    const sign = signs[character];
    if ((letter === null || letter === 'ignored') && sign === undefined) {
      at += 1;
      continue;
    }
    const gap = text.slice(gapStart, at);
    const between = readGap(gap, isShouted, character);
    const run = sign
      ? { end: at + 1, folded: sign, value: null }
      : letter !== null && letter !== 'ignored' && letter.kind === 'digit'
        ? readNumber(text, at)
        : { ...runEnd(text, at, 'letter'), value: null };
    const end = sign || run.value !== null || run.end - at < 2 ? run.end : inclusiveEnd(text, run.end);
    words.push({
      start: at,
      end,
      folded: run.folded,
      value: run.value,
      isAfterBreak: words.length === 0 || between.isBreak || (isList && gap.includes('\n')),
      isAfterComma: between.isComma,
      isAfterColon: between.isColon,
      isCapital: isUpper(character),
      isInclusive: end > run.end,
    });
    isShouted = run.end - at > 1 && text.slice(at, run.end) === text.slice(at, run.end).toUpperCase();
    at = Math.max(end, at + 1);
    gapStart = at;
  }
  return words;
}

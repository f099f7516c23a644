import type { Rewrite } from '../offer-checks.types.ts';
import { asAnybody, breaksWithout, type Range, withoutYouth } from './keep-sentence.ts';
import type { Word } from './words.ts';

const isBlank = (character: string) => character !== '' && character !== '\n' && character.trim() === '';
const isPoint = (character: string) => character !== '' && ',.;!?'.includes(character);
const leads = new Set([
  'de',
  'd',
  'a',
  'et',
  'avec',
  'un',
  'une',
  'des',
  'du',
  'le',
  'la',
  'l',
  'votre',
  'vos',
]);
/** Words of a sentence that are too few to stay alone. */
const fewestWords = 4;

/** Whether a word leads to the next one alone: 'un' does, but not that of 'quelqu’un'. */
const isLead = (words: readonly Word[], at: number) =>
  leads.has(words[at]?.folded ?? '') && words[at - 1]?.folded !== 'quelqu';

function sentenceOf(words: readonly Word[], { from, to }: Range): Range {
  let first = from;
  while (first > 0 && !words[first]?.isAfterBreak) first -= 1;
  let next = to;
  while (next < words.length && !words[next]?.isAfterBreak) next += 1;
  return { from: first, to: next };
}

/** The end of what is taken out: the points and blanks behind it, of its own line. */
function behind(text: string, end: number): number {
  let at = end;
  while (isBlank(text.charAt(at)) || isPoint(text.charAt(at)) || text.charAt(at) === ')') at += 1;
  return text.charAt(at) === '\n' && (at === 0 || end === 0) ? at + 1 : at;
}

/** The first word that belongs to marked words: 'de', the article. */
function withLeads(words: readonly Word[], from: number): number {
  let first = from;
  while (isLead(words, first - 1) && !words[first]?.isAfterBreak) first -= 1;
  return first;
}

function takeWords(text: string, words: readonly Word[], { from: first, to }: Range): Rewrite {
  let start = words[first]?.start ?? 0;
  while (start > 0 && isBlank(text.charAt(start - 1))) start -= 1;
  let end = words[to - 1]?.end ?? start;
  if (text.charAt(start - 1) === '(' && text.charAt(end) === ')')
    return { start: start - 1, end: end + 1, text: '' };
  while (isBlank(text.charAt(end))) end += 1;
  const isHeld = text.charAt(start - 1) === ',' || text.charAt(start - 1) === ':';
  if (isHeld && (isPoint(text.charAt(end)) || end === text.length)) {
    start -= 1;
    while (start > 0 && isBlank(text.charAt(start - 1))) start -= 1;
    return { start, end, text: '' };
  }
  const needsBlank =
    start > 0 && end < text.length && !isPoint(text.charAt(end)) && text.charAt(end) !== '\n';
  return { start, end, text: needsBlank ? ' ' : '' };
}

/**
 * Takes marked words out of a text with what held them there: 'de', the comma; or their whole sentence, where little
 * else stands in it or `isSentence`. What would leave half a sentence is replaced, 'un jeune architecte' by its trade,
 * 'un homme' by anybody, or goes with its sentence. Null where nothing would be left.
 */
export function takeOut(
  text: string,
  words: readonly Word[],
  marked: Range,
  isSentence: boolean,
): Rewrite | null {
  const sentence = sentenceOf(words, marked);
  const left = sentence.to - sentence.from - (marked.to - marked.from);
  const range = { from: withLeads(words, marked.from), to: marked.to };
  if (!isSentence && marked.from > sentence.from) {
    const isBroken = breaksWithout(text, words, range);
    const kept = isBroken ? (withoutYouth(text, words, marked) ?? asAnybody(text, words, marked)) : null;
    if (kept) return kept;
    if (left >= fewestWords && !isBroken) return takeWords(text, words, range);
  }
  if (sentence.from === 0 && sentence.to === words.length) return null;
  const start = words[sentence.from]?.start ?? 0;
  const end = behind(text, words[sentence.to - 1]?.end ?? start);
  return { start, end, text: '' };
}

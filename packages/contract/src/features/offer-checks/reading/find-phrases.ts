import { numberAt } from './numbers.ts';
import type { Element, Phrase } from './phrases.ts';
import type { Word } from './words.ts';

/** Where a phrase stands, and which of its words are marked: indexes of words, the ends excluded. */
export interface Match {
  readonly from: number;
  readonly to: number;
  readonly markFrom: number;
  readonly markTo: number;
}

/** Phrases by the first letters of their first words, so that few are tried at each word. */
export interface PhraseIndex {
  readonly byInitial: ReadonlyMap<string, readonly Phrase[]>;
  /** Those that begin with a number. */
  readonly byNumber: readonly Phrase[];
  readonly anywhere: readonly Phrase[];
}

export function indexPhrases(phrases: readonly Phrase[]): PhraseIndex {
  const byInitial = new Map<string, Phrase[]>();
  const byNumber: Phrase[] = [];
  const anywhere: Phrase[] = [];
  for (const phrase of phrases) {
    const element = phrase.places[0]?.element;
    if (element?.kind !== 'words') {
      (element?.kind === 'number' ? byNumber : anywhere).push(phrase);
      continue;
    }
    for (const initial of new Set([...element.exact, ...element.stems].map((word) => word.charAt(0))))
      byInitial.set(initial, [...(byInitial.get(initial) ?? []), phrase]);
  }
  return { byInitial, byNumber, anywhere };
}

const isOneOf = ({ exact, stems }: Extract<Element, { kind: 'words' }>, word: string) =>
  exact.has(word) || stems.some((stem) => word.startsWith(stem));

/** How many words an element takes at a place; 0 when it is not there. */
function takes(element: Element, words: readonly Word[], at: number): number {
  const word = words[at];
  if (!word) return 0;
  if (element.kind === 'words') return isOneOf(element, word.folded) ? 1 : 0;
  if (element.kind === 'name') return word.isCapital || word.value !== null ? 1 : 0;
  if (element.kind === 'gap') return 1;
  const number = numberAt(words, at);
  return number && number.value >= element.from && number.value <= element.to ? number.length : 0;
}

const beginsClause = (word: Word | undefined) =>
  word !== undefined && (word.isAfterComma || /^(?:et|mais|ni)$/.test(word.folded)) && !word.isAfterColon;

/**
 * The ends of a phrase's places from one on, found at a word; undefined when it does not stand there. The work is
 * bounded by the phrase alone: places times the words that its gaps may span.
 */
function endsOf(phrase: Phrase, words: readonly Word[], place: number, at: number): number[] | undefined {
  const current = phrase.places[place];
  if (!current) return [];
  const isBroken = place > 0 && words[at]?.isAfterBreak === true;
  const { element, isOptional } = current;
  if (element.kind === 'gap') {
    for (let skipped = 0; skipped <= element.most; skipped += 1) {
      if (element.isOfClause && beginsClause(words[at + skipped])) return undefined;
      const rest = endsOf(phrase, words, place + 1, at + skipped);
      if (rest) return [at + skipped, ...rest];
      if (!words[at + skipped] || words[at + skipped]?.isAfterBreak) return undefined;
    }
    return undefined;
  }
  const length = isBroken ? 0 : takes(element, words, at);
  if (length > 0) {
    const rest = endsOf(phrase, words, place + 1, at + length);
    if (rest) return [at + length, ...rest];
  }
  if (!isOptional) return undefined;
  const rest = endsOf(phrase, words, place + 1, at);
  return rest && [at, ...rest];
}

function matchAt(phrase: Phrase, words: readonly Word[], from: number): Match | undefined {
  const ends = endsOf(phrase, words, 0, from);
  if (!ends) return undefined;
  const endOf = (place: number) => (place <= 0 ? from : (ends[place - 1] ?? from));
  return {
    from,
    to: endOf(phrase.places.length),
    markFrom: endOf(phrase.markFrom),
    markTo: endOf(phrase.markTo),
  };
}

/** Every place of a text where one of the phrases stands. */
export function findPhrases({ byInitial, byNumber, anywhere }: PhraseIndex, words: readonly Word[]): Match[] {
  const found: Match[] = [];
  const none: readonly Phrase[] = [];
  const tryAll = (phrases: readonly Phrase[], at: number) => {
    for (const phrase of phrases) {
      const match = matchAt(phrase, words, at);
      if (match && match.markTo > match.markFrom) found.push(match);
    }
  };
  for (const [at, word] of words.entries()) {
    tryAll(byInitial.get(word.folded.charAt(0)) ?? none, at);
    if (byNumber.length > 0 && numberAt(words, at)) tryAll(byNumber, at);
    tryAll(anywhere, at);
  }
  return found;
}

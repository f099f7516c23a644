import type { OfferKind } from '../offers/offer-kinds.rules.ts';
import { type CheckedOffer, type CheckedText, checkedTexts, type Finding } from './offer-checks.types.ts';
import { findPhrases, type Match, type PhraseIndex } from './reading/find-phrases.ts';
import { isAboutPerson, isDeclined } from './reading/is-about-person.ts';
import { takeOut } from './reading/take-out.ts';
import { readWords, type Word } from './reading/words.ts';
import { authorities } from './rules/authorities.ts';
import { welcomes } from './rules/selection-cues.ts';
import type { MarkRewrite, WordGroup, WordRule } from './rules/word-rule.ts';

/** A field's text and its words. */
export interface ReadField {
  readonly field: CheckedText;
  readonly text: string;
  readonly words: readonly Word[];
}

/** The fields of an offer that hold words; requirements are a list, one a line. */
export function readFields(offer: CheckedOffer): ReadField[] {
  return checkedTexts.flatMap((field) => {
    const written = offer[field];
    if (written === null || written === undefined) return [];
    const text = typeof written === 'string' ? written : written.join('\n');
    return text === '' ? [] : [{ field, text, words: readWords(text, field === 'requirements') }];
  });
}

/** Marked words of a field: the first of them and the one after the last. */
export interface Mark {
  readonly from: number;
  readonly to: number;
  readonly rewrite: MarkRewrite;
}

const holds = (outer: Match, inner: Match) => outer.from < inner.markTo && outer.to > inner.markFrom;

/** The sentences in which one of the phrases stands: by the index of their first words. */
function sentencesWith(phrases: PhraseIndex, words: readonly Word[]): ReadonlySet<number> {
  const starts = sentenceStarts(words);
  return new Set(findPhrases(phrases, words).map(({ from }) => starts[from] ?? 0));
}

/** Of each word, the index of the first of its sentence. */
function sentenceStarts(words: readonly Word[]): readonly number[] {
  let start = 0;
  return words.map((word, at) => {
    if (word.isAfterBreak) start = at;
    return start;
  });
}

/** Where the phrases of a group stand and mean what they say. */
export function marksOf(
  { phrases, unless, isOfPerson, beside, rewrite }: WordGroup,
  words: readonly Word[],
): Mark[] {
  const found = findPhrases(phrases, words).filter(
    ({ from, markFrom, markTo }) =>
      (!isOfPerson || isAboutPerson(words, Math.min(from, markFrom), markTo)) && !isDeclined(words, markFrom),
  );
  if (found.length === 0) return [];
  const starts = sentenceStarts(words);
  const sentences = beside && sentencesWith(beside, words);
  const inclusive = isOfPerson || beside ? sentencesWith(welcomes, words) : null;
  const excused = unless ? findPhrases(unless, words) : [];
  return found
    .filter(({ from }) => sentences?.has(starts[from] ?? 0) ?? true)
    .filter(({ from }) => !inclusive?.has(starts[from] ?? 0))
    .filter((match) => !excused.some((excuse) => holds(excuse, match)))
    .map(({ markFrom, markTo }) => ({ from: markFrom, to: markTo, rewrite }));
}

/** Of marks that overlap, the longest stays, the first of two as long. */
export function withoutOverlaps(marks: readonly Mark[]): Mark[] {
  const kept: Mark[] = [];
  for (const mark of marks.toSorted((a, b) => a.from - b.from || b.to - a.to)) {
    const last = kept.at(-1);
    if (!last || mark.from >= last.to) kept.push(mark);
    else if (mark.to - mark.from > last.to - last.from) kept[kept.length - 1] = mark;
  }
  return kept;
}

function rewriteOf(
  { text, words }: Pick<ReadField, 'text' | 'words'>,
  { rewrite, ...marked }: Mark,
  place: { start: number; end: number },
): Finding['rewrite'] {
  if (rewrite === null) return null;
  if ('text' in rewrite) return { ...place, text: rewrite.text };
  return takeOut(text, words, marked, rewrite.takes === 'sentence');
}

/** The finding of a rule about marked words. */
export function findingOf(
  { rule, level, authority, why, suggestion }: Omit<WordRule, 'groups'>,
  { field, text, words }: ReadField,
  { from, to, rewrite }: Mark,
): Finding {
  const start = words[from]?.start ?? 0;
  const end = words[to - 1]?.end ?? start;
  return {
    rule,
    level,
    field,
    start,
    end,
    why,
    authority: authorities[authority].label,
    suggestion,
    rewrite: rewriteOf({ text, words }, { from, to, rewrite }, { start, end }),
  };
}

/** What the rules find in a field's words. */
export function checkWords(rules: readonly WordRule[], field: ReadField, kind: OfferKind): Finding[] {
  return rules
    .filter(({ kinds }) => !kinds || kinds.includes(kind))
    .flatMap((rule) =>
      withoutOverlaps(rule.groups.flatMap((group) => marksOf(group, field.words))).map((mark) =>
        findingOf(rule, field, mark),
      ),
    );
}

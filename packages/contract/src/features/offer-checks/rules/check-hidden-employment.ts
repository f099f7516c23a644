import { findingOf, type Mark, marksOf, type ReadField, withoutOverlaps } from '../check-words.ts';
import type { CheckedOffer, Finding } from '../offer-checks.types.ts';
import { findPhrases, indexPhrases } from '../reading/find-phrases.ts';
import { numberAt } from '../reading/numbers.ts';
import { readPhrases } from '../reading/phrases.ts';
import { employmentClues, hiddenEmployment, lastingMonths, onSiteClue } from './hidden-employment.rules.ts';

/** Clues from which a mission looks like a job. */
const enoughClues = 2;

const lengths = indexPhrases(readPhrases('<1-99> mois|an|ans|annee|annees\nune|un an|annee'));

/** The longest time that the texts name, in months. */
function longestMonths(fields: readonly ReadField[], { months }: CheckedOffer): number {
  const named = fields.flatMap(({ words }) =>
    findPhrases(lengths, words).map(({ from, to }) => {
      const value = numberAt(words, from)?.value ?? 1;
      return /^an/.test(words[to - 1]?.folded ?? '') ? value * 12 : value;
    }),
  );
  return Math.max(months ?? 0, 0, ...named.filter((value) => value <= 60));
}

interface Clue {
  readonly field: ReadField;
  readonly kind: string;
  readonly marks: readonly Mark[];
}

/** What in a mission makes it look like a job, once two different clues do: one finding for each. */
export function checkHiddenEmployment(offer: CheckedOffer, fields: readonly ReadField[]): Finding[] {
  const groups = Object.entries(employmentClues);
  const isRemote = offer.remote === true || offer.remote === 1;
  if (!isRemote && longestMonths(fields, offer) >= lastingMonths) groups.push(['onSite', onSiteClue]);
  const clues: Clue[] = fields.flatMap((field) =>
    groups.map(([kind, group]) => ({ field, kind, marks: marksOf(group, field.words) })),
  );
  const found = clues.filter(({ marks }) => marks.length > 0);
  if (new Set(found.map(({ kind }) => kind)).size < enoughClues) return [];
  return fields.flatMap((field) => {
    const marks = found.filter((clue) => clue.field === field).flatMap((clue) => clue.marks);
    return withoutOverlaps(marks).map((mark) => ({
      ...findingOf(hiddenEmployment, field, mark),
      rewrite: null,
    }));
  });
}

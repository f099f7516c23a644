import { isBuildingWord } from './building-words.ts';
import { isArticle } from './linking-words.ts';
import type { QueryWord } from './query-words.ts';

/** Words that follow each other in a part of a query, from one position, before the other. */
export interface RunOfWords {
  readonly part: readonly QueryWord[];
  readonly from: number;
  readonly to: number;
}

const mostRuns = 8;
const toward = new Set(['a', 'au', 'aux', 'vers', 'pres', 'sur', 'dans']);

const lengthOf = ({ from, to }: RunOfWords) => to - from;

/** How unlikely a run names a place: the farther from both ends of what was typed, behind no preposition, of common words. */
function unlikeliness({ part, from, to }: RunOfWords): number {
  const run = part.slice(from, to);
  const gap = Math.min(from + 1, part.length - to);
  const isIntroduced = toward.has(part[from - 1]?.folded ?? '');
  const hasCode = run.some(({ folded }) => /^\d{2,5}$/.test(folded));
  const common = run.filter((word) => isBuildingWord(word.typed) && !isArticle(word)).length;
  return gap + common + run.length / 4 - Number(isIntroduced) * 2 - Number(hasCode);
}

/** The longest and, of so many in all, those that most likely name a place; the longest first. */
export function likeliestRuns(runs: readonly RunOfWords[]): RunOfWords[] {
  const [longest, ...others] = runs.toSorted((one, other) => lengthOf(other) - lengthOf(one));
  if (!longest) return [];
  const likely = others.toSorted((one, other) => unlikeliness(one) - unlikeliness(other));
  const kept = new Set([longest, ...likely.slice(0, mostRuns - 1)]);
  return [longest, ...others].filter((run) => kept.has(run));
}

import type { MatchCriterion, MatchReason, MatchState } from './match-criteria.rules.ts';

/** What each step of the order looks at; all other criteria count together. */
const steps: readonly (readonly MatchCriterion[])[] = [['place'], ['rate', 'salary']];

/** What is met, then what is not said or not asked, then what is not met. */
function placeOf(state: MatchState | undefined): number {
  if (state === 'met') return 0;
  return state === 'not_met' ? 2 : 1;
}

/** Numbers of which the first that differs decides, the lower one first. */
function rankOf(reasons: readonly MatchReason[], isLast: boolean): readonly number[] {
  const stateOf = (criteria: readonly MatchCriterion[]) =>
    reasons.find(({ criterion }) => criteria.includes(criterion))?.state;
  return [
    stateOf(['trade']) === 'met' ? 0 : 1,
    Number(isLast),
    ...steps.map((criteria) => placeOf(stateOf(criteria))),
    -reasons.filter(({ state }) => state === 'met').length,
    placeOf(stateOf(['availability'])),
  ];
}

/** FNV-1a with the last steps of MurmurHash3, which spread texts that differ in one letter. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

interface Ordered {
  readonly id: string;
  readonly reasons: readonly MatchReason[];
  /** Comes after all of its trade that are not, whatever it meets. */
  readonly isLast?: boolean;
}

/**
 * The best first: those of the trade, then by place, by pay, by how many criteria are met and by availability, then in an
 * order that is drawn for each day (`shuffle`, which names the day and whose list it is), so that nobody is always before
 * their equals. A trade that is not known comes last.
 */
export function orderMatches<Match extends Ordered>(matches: readonly Match[], shuffle: string): Match[] {
  const ranked = matches.map((match) => ({
    match,
    rank: [...rankOf(match.reasons, match.isLast ?? false), hash(`${shuffle} ${match.id}`)],
  }));
  ranked.sort((one, other) => {
    const place = one.rank.findIndex((value, index) => value !== other.rank[index]);
    return place < 0 ? 0 : (one.rank[place] ?? 0) - (other.rank[place] ?? 0);
  });
  return ranked.map(({ match }) => match);
}

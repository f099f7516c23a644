import type { MatchReason } from './match-criteria.rules.ts';

/** Whether a profile and an offer are of different trades, which no suggestion bridges. */
export const isOtherTrade = (reasons: readonly MatchReason[]): boolean =>
  reasons.some(({ criterion, state }) => criterion === 'trade' && state === 'not_met');

/**
 * Whether nothing is in the way: the trade is the same, the place within reach, the programs that are asked for are
 * known, and the pay is not more than a tenth above. All else is for people to weigh.
 */
export function isFit(reasons: readonly MatchReason[]): boolean {
  const isIn = (criteria: readonly string[]) =>
    reasons.filter(({ criterion }) => criteria.includes(criterion));
  return (
    isIn(['trade']).some(({ state }) => state === 'met') &&
    isIn(['place', 'software']).every(({ state }) => state === 'met') &&
    isIn(['rate', 'salary']).every(({ state }) => state !== 'not_met')
  );
}

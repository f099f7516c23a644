import type { MatchAdviceList } from '@mitoyen/contract/features/matches/matches.schemas.ts';

/** So many are compared at most to count what a change would bring. */
export const mostAdvised = 500;

export const noAdvice: MatchAdviceList = { isAtLeast: false, advice: [] };

import {
  type MatchCriterion,
  type MatchReason,
  type MatchState,
  neighbouringKm,
} from './match-criteria.rules.ts';

/** What is met, then what is not said or not asked, then what is not met. */
function rankOfState(state: MatchState | undefined): number {
  if (state === 'met') return 0;
  return state === 'not_met' ? 2 : 1;
}

/** Within reach, the near ones first, then what is near and out of reach, then what is not said, then the rest. */
function rankOfPlace(state: MatchState | undefined, distanceKm: number | null): number {
  const isFar = (distanceKm ?? 0) > neighbouringKm;
  if (state === 'met') return isFar ? 1 : 0;
  if (state === 'not_met') return isFar ? 4 : 2;
  return 3;
}

/** Numbers of which the first that differs decides, the lower one first. */
function rankOf({ reasons, distanceKm, isLast = false }: Ordered): readonly number[] {
  const stateOf = (...criteria: readonly MatchCriterion[]) =>
    reasons.find(({ criterion }) => criteria.includes(criterion))?.state;
  return [
    stateOf('trade') === 'met' ? 0 : 1,
    Number(isLast),
    rankOfPlace(stateOf('place'), distanceKm),
    rankOfState(stateOf('rate', 'salary')),
    -reasons.filter(({ state }) => state === 'met').length,
    rankOfState(stateOf('availability')),
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
  readonly distanceKm: number | null;
  /** Comes after all of its trade that are not, whatever it meets. */
  readonly isLast?: boolean;
}

/**
 * Best first: those of the trade, then by place, by pay, by how many criteria are met and by availability,
 * then in an order drawn for each day (`shuffle`, which names the day and the list's owner), so that nobody
 * is always before their equals. An unknown trade comes last.
 */
export function orderMatches<Match extends Ordered>(matches: readonly Match[], shuffle: string): Match[] {
  const ranked = matches.map((match) => ({
    match,
    rank: [...rankOf(match), hash(`${shuffle} ${match.id}`)],
  }));
  ranked.sort((one, other) => {
    const place = one.rank.findIndex((value, index) => value !== other.rank[index]);
    return place < 0 ? 0 : (one.rank[place] ?? 0) - (other.rank[place] ?? 0);
  });
  return ranked.map(({ match }) => match);
}

import type { MatchReason, MatchState } from './match-criteria.rules.ts';

const availabilityOrder: readonly (MatchState | undefined)[] = ['met', 'unknown', undefined, 'not_met'];

/** How many criteria are met, and when somebody is free: what comes first comes first in the list. */
function rankOf(reasons: readonly MatchReason[]) {
  const availability = reasons.find(({ criterion }) => criterion === 'availability')?.state;
  return {
    met: reasons.filter(({ state }) => state === 'met').length,
    availability: availabilityOrder.indexOf(availability),
  };
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
  /** Comes after all that are not, whatever it meets. */
  readonly isLast?: boolean;
}

/**
 * The best first: by how many criteria are met, then by availability, then in an order that is drawn for each day
 * (`shuffle`, which names the day and whose list it is), so that nobody is always before their equals.
 */
export function orderMatches<Match extends Ordered>(matches: readonly Match[], shuffle: string): Match[] {
  const ranked = matches.map((match) => ({
    match,
    ...rankOf(match.reasons),
    drawn: hash(`${shuffle} ${match.id}`),
  }));
  ranked.sort(
    (one, other) =>
      Number(one.match.isLast ?? false) - Number(other.match.isLast ?? false) ||
      other.met - one.met ||
      one.availability - other.availability ||
      one.drawn - other.drawn,
  );
  return ranked.map(({ match }) => match);
}

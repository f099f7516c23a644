import { travelDistances } from '../vocabulary/facets.rules.ts';
import { explainMatch } from './explain-match.ts';
import { readLevels, softwareName } from './facet-reasons.ts';
import { isFit } from './fits.rules.ts';
import type { MatchOffer, MatchProfile, MatchSetting } from './match-facts.ts';
import type { MatchAdvice } from './matches.schemas.ts';

/** A profile and an offer of one trade, with how far they are apart. */
export interface ComparedPair {
  readonly profile: MatchProfile;
  readonly offer: MatchOffer;
  readonly distanceKm: number | null;
}

/** The side that gets advice: each can change only what is its own. */
export type AdvisedSide = 'profile' | 'offer';

/** As far as is looked for something to advise. */
export const farthestAdvisedKm = 200;

const programOf = (item: string) => item.split(':')[0] ?? item;

/** With a longer reach of the profile. */
const reaching =
  (km: number) =>
  (pair: ComparedPair): ComparedPair => ({
    ...pair,
    profile: { ...pair.profile, travelKm: km },
  });

/** With a program more in the profile, or one less in the offer. */
const software: Record<AdvisedSide, (item: string) => (pair: ComparedPair) => ComparedPair> = {
  profile: (item) => (pair) => {
    const others = pair.profile.software.filter((known) => programOf(known) !== programOf(item));
    return { ...pair, profile: { ...pair.profile, software: [...others, item] } };
  },
  offer: (item) => (pair) => {
    const others = pair.offer.software.filter((asked) => programOf(asked) !== programOf(item));
    return { ...pair, offer: { ...pair.offer, software: others } };
  },
};

/** What of a pair's programs is asked for and not known as well as that. */
function missingSoftware({ profile, offer }: ComparedPair): string[] {
  const known = readLevels(profile.software);
  return [...readLevels(offer.software)]
    .filter(([code, level]) => (known.get(code) ?? 0) < level)
    .map(([code, level]) => `${code}:${level}`);
}

/**
 * What one change would bring where nothing fits: the shortest longer reach, and the program that most ask for, each with
 * how many then fit. Nothing is advised while something fits, nor what would bring nothing.
 */
export function adviseMatch(
  pairs: readonly ComparedPair[],
  side: AdvisedSide,
  setting: Omit<MatchSetting, 'distanceKm'>,
): MatchAdvice[] {
  const countFits = (change: (pair: ComparedPair) => ComparedPair) =>
    pairs
      .map(change)
      .filter(({ profile, offer, distanceKm }) =>
        isFit(explainMatch(profile, offer, { ...setting, distanceKm })),
      ).length;
  if (countFits((pair) => pair) > 0) return [];
  const farther = travelDistances
    .filter((km) => km > 0)
    .map((km) => ({ kind: 'distance' as const, km, count: countFits(reaching(km)) }))
    .find(({ count }) => count > 0);
  const [program] = [...new Set(pairs.flatMap(missingSoftware))]
    .map((item) => ({
      kind: 'software' as const,
      software: item,
      name: softwareName(item),
      count: countFits(software[side](item)),
    }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count || one.software.localeCompare(other.software));
  return [...(farther ? [farther] : []), ...(program ? [program] : [])];
}

import { createRandom, type Random } from '@mitoyen/server/seed/content/random.ts';
import type { FilledDatabase } from '../open-databases.ts';

/** Addresses of searches among offers. */
export interface OfferMix {
  /** A word of a title, and a place: few offers have both. */
  readonly wordAndPlace: readonly string[];
  /** Any two words of an offer; many pairs are found in a tenth of all offers. */
  readonly anyTwoWords: readonly string[];
  /** Two words of its title or place, which the signed-out may search. */
  readonly publicWords: readonly string[];
  /** Two or three letters, which very many words hold. */
  readonly fewLetters: readonly string[];
}

interface FoundOffer {
  title: string;
  location: string;
  description: string;
}

/**
 * `count` searches of each kind. Terms come from one offer of the smallest database; the same texts are in all others,
 * so that each search finds something everywhere. One term in three is a part of a word.
 */
export async function createOfferMix({ pool }: FilledDatabase, count: number): Promise<OfferMix> {
  const { rows } = await pool.query<FoundOffer>(
    'select title, location, description from offers where location is not null order by 1, 2, 3',
  );
  const random = createRandom('offer searches');
  const some = (pathOf: (offer: FoundOffer) => string) =>
    Array.from({ length: count }, () => pathOf(random.pick(rows)));
  const two = (text: string) =>
    random
      .sample(wordsOf(text), 2)
      .map((word) => term(random, word))
      .join(' ');
  return {
    wordAndPlace: some(({ title, location }) =>
      offersPath({ search: term(random, pickWord(random, title)), location }),
    ),
    anyTwoWords: some(({ title, location, description }) =>
      offersPath({ search: two(`${title} ${location} ${description}`) }),
    ),
    publicWords: some(({ title, location }) => offersPath({ search: two(`${title} ${location}`) })),
    fewLetters: some(({ title }) =>
      offersPath({ search: pickWord(random, title).slice(0, random.int(2, 3)) }),
    ),
  };
}

const wordsOf = (text: string) => [...new Set(text.split(/[\s.,:;«»]+/).filter((word) => word.length > 2))];
const pickWord = (random: Random, text: string) => random.pick(wordsOf(text));

function term(random: Random, word: string): string {
  return word.length > 5 && random.chance(1 / 3) ? word.slice(1, random.int(4, word.length)) : word;
}

/** The address of a page of the list. */
export function offersPath(query: Record<string, string>): string {
  return `/api/appels-doffre?${new URLSearchParams(query)}`;
}

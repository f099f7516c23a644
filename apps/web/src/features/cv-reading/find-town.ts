import { foldWord } from '@mitoyen/contract/core/fold-word.ts';
import type { PlaceSuggestion } from '@mitoyen/contract/features/places/places.schemas.ts';
import type { TownMention } from './rules/read-town.ts';

/** A town as the form has it: in words, and by its code where it is known which one is meant. */
export interface FoundTown {
  readonly text: string;
  readonly code: string;
}

/** Mentions that are asked about: the likeliest stand first. */
const mostAsked = 3;

/** The commune that a mention means among those that a text names; null where it may be several or none. */
function communeOf({ text, postalCode }: TownMention, places: readonly PlaceSuggestion[]) {
  const named = places.filter(({ kind, name }) => kind === 'commune' && foldWord(name) === foldWord(text));
  const there = postalCode === null ? [] : named.filter((place) => place.postalCodes.includes(postalCode));
  return { isTown: named.length > 0, commune: there[0] ?? (named.length === 1 ? named[0] : undefined) };
}

/**
 * Which of the towns that a CV may mean it does mean. `lookUp` returns the places that a text names, as while
 * it is typed: it gets a town's text and nothing else. Where it fails, only what is certain without it is
 * found.
 */
export async function findTown(
  mentions: readonly TownMention[],
  lookUp: (text: string) => Promise<readonly PlaceSuggestion[]>,
): Promise<FoundTown | null> {
  for (const mention of mentions.slice(0, mostAsked)) {
    const places = await lookUp(mention.text).catch(() => []);
    const { isTown, commune } = communeOf(mention, places);
    if (commune || isTown || mention.isCertain) return { text: mention.text, code: commune?.code ?? '' };
  }
  return null;
}

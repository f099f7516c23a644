import { type Find, placeSpans, understand } from '@mitoyen/contract/features/vocabulary/understand.ts';
import { useQueries, useQuery } from '@tanstack/react-query';
import { placesQuery } from '../places/index.ts';
import { vocabularyQuery } from '../vocabulary/index.ts';

interface Understood {
  /** What the words name, each with the name of its place where it is one. */
  readonly finds: readonly (Find & { readonly placeName?: string })[];
  /** What is left. */
  readonly words: string;
}

/** What a search names of trades, facets and places; null until that is known. Nothing is asked without words. */
export function useUnderstanding(search: string): Understood | null {
  const isAsked = search !== '';
  const vocabulary = useQuery({ ...vocabularyQuery(), enabled: isAsked });
  const spans = isAsked && vocabulary.data ? placeSpans(search, vocabulary.data) : [];
  const answers = useQueries({
    queries: spans.map(({ text }) => ({ ...placesQuery(text, 1), placeholderData: undefined, retry: false })),
  });
  if (!isAsked || !vocabulary.data || answers.some(({ isLoading }) => isLoading)) return null;
  const places = spans.flatMap(({ text }, index) => {
    const place = answers[index]?.data?.[0];
    return place?.named ? [{ text, code: place.code, name: place.name }] : [];
  });
  const { finds, words } = understand(search, places, vocabulary.data);
  const nameOf = (code: string) => places.find((place) => place.code === code)?.name;
  return {
    words,
    finds: finds.map((find) => {
      const placeName = find.kind === 'place' ? nameOf(find.code) : undefined;
      return placeName === undefined ? find : { ...find, placeName };
    }),
  };
}

import type { ReadableVocabulary } from '@mitoyen/contract/features/vocabulary/vocabulary.schemas.ts';
import { formatDay } from '../../ui/format.ts';
import { facetName } from './facet-names.ts';
import { type FieldFilters, facetNames, isArea, withoutPlace } from './field.filters.ts';
import { fieldTexts as texts } from './field.texts.ts';

/** One active criterion: what it says, what taking it away changes, and the words it may be searched by instead. */
export interface FieldChip {
  readonly label: string;
  readonly removal: Partial<FieldFilters>;
  readonly words?: string;
  /** On a phone, the line of the search says it. */
  readonly isInLine?: true;
}

interface Names {
  readonly vocabulary: ReadableVocabulary | undefined;
  /** Of the place asked for; its code while that is not known. */
  readonly place: string;
}

function placeChip(filters: FieldFilters, name: string): FieldChip[] {
  const { place, radius } = filters;
  if (place === '') return [];
  const isWide = !isArea(place) && radius !== null && radius > 0;
  const label = isWide ? `${name}, ${texts.within(radius)}` : name;
  return [{ label, removal: withoutPlace(filters), words: name, isInLine: true }];
}

/** The criteria besides words, in the order of the page. */
export function fieldChips(filters: FieldFilters, { vocabulary, place }: Names): FieldChip[] {
  const facets = facetNames.flatMap((facet) =>
    filters[facet].map((code): FieldChip => {
      const removal = { [facet]: filters[facet].filter((other) => other !== code) };
      const words = facetName(vocabulary, facet, code.split(':')[0] ?? code).split(' / ')[0];
      return { label: facetName(vocabulary, facet, code), removal, ...(words && { words }) };
    }),
  );
  const day = filters.availableBefore;
  const free = day ? [{ label: texts.availableBy(formatDay(day)), removal: { availableBefore: '' } }] : [];
  const travels = filters.travel ? [{ label: texts.travel, removal: { travel: false } }] : [];
  return [...placeChip(filters, place), ...travels, ...facets, ...free];
}

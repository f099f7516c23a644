import type { ReadableVocabulary } from '@mitoyen/contract/features/vocabulary/vocabulary.schemas.ts';
import { tradeLabel } from '../vocabulary/index.ts';
import type { FacetName } from './field.filters.ts';
import { fieldTexts as texts } from './field.texts.ts';

interface Named {
  readonly code: string;
  readonly name: string;
}

/** The values of a facet that can be asked for, in the vocabulary's order. */
function facetValues(vocabulary: ReadableVocabulary, facet: FacetName): readonly Named[] {
  const lists = {
    trade: () => vocabulary.trades.map((trade) => ({ code: trade.code, name: tradeLabel(trade) })),
    phase: () => vocabulary.phases,
    software: () => vocabulary.software,
    programme: () => vocabulary.programmes,
    context: () => vocabulary.contexts,
  };
  return lists[facet]();
}

/** What users read of a code: a phase's is its short name, a program comes with its level. The code itself while names are not known. */
export function facetName(
  vocabulary: ReadableVocabulary | undefined,
  facet: FacetName,
  code: string,
): string {
  if (!vocabulary || facet === 'phase') return code;
  const [base = code, level] = code.split(':');
  const name = facetValues(vocabulary, facet).find((value) => value.code === base)?.name ?? code;
  const known = vocabulary.softwareLevels.find((one) => String(one.level) === level);
  return known && known.level > 1 ? texts.softwareAt(name, known.name) : name;
}

import { vocabularyRoutes } from '@mitoyen/contract/features/vocabulary/vocabulary.contract.ts';
import type { Vocabulary } from '@mitoyen/contract/features/vocabulary/vocabulary.schemas.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../core/api/api-client.ts';
import { loadQuery } from '../../core/api/load-query.ts';
import type { FacetValues } from './facet-values.ts';
import { ownTradeLabel } from './trade-label.ts';
import { facetTexts as texts } from './vocabulary.texts.ts';

/** What the codes of one profile or offer are called, in their order. */
export type FacetLabels = Record<keyof FacetValues | 'phaseNames', readonly string[]>;

/** `title` says in which gender the trades are. A code that no list has any more is left out. */
export function facetLabels(vocabulary: Vocabulary, values: FacetValues, title: string): FacetLabels {
  const named = <Entry extends { code: string }>(
    entries: readonly Entry[],
    codes: readonly string[],
    label: (entry: Entry) => string,
  ) => codes.flatMap((code) => entries.filter((entry) => entry.code === code).map(label));
  const levelOf = (item: string) =>
    vocabulary.softwareLevels.find(({ level }) => item.endsWith(`:${level}`))?.name;
  const software = values.software.flatMap((item) =>
    named(vocabulary.software, item.split(':', 1), ({ name }) => {
      const level = levelOf(item);
      return level ? texts.withLevel(name, level) : name;
    }),
  );
  return {
    trades: named(vocabulary.trades, values.trades, (trade) => ownTradeLabel(trade, title)),
    software,
    // the trade speaks in codes: their names are there to be asked for
    phases: named(vocabulary.phases, values.phases, ({ code }) => code),
    phaseNames: named(vocabulary.phases, values.phases, ({ code, name }) => texts.phase(code, name)),
    programmes: named(vocabulary.programmes, values.programmes, ({ name }) => name),
    contexts: named(vocabulary.contexts, values.contexts, ({ name }) => name),
  };
}

/** The names of what one profile or offer says: a page carries these instead of all lists. */
export function facetLabelsQuery(of: FacetValues, title: string) {
  const { trades, phases, software, programmes, contexts } = of;
  const values = { trades, phases, software, programmes, contexts };
  return queryOptions({
    queryKey: ['vocabulary', 'labels', values, title] as const,
    queryFn: async ({ signal }) =>
      facetLabels(await callApi(vocabularyRoutes.get, {}, { signal }), values, title),
    staleTime: 86_400_000,
  });
}

/** For the `load` of a page that shows them. They are an extra: the page stands without. */
export async function loadFacetLabels(
  queryClient: QueryClient,
  of: FacetValues & { readonly title: string },
): Promise<void> {
  if (hasFacets(of)) await loadQuery(queryClient, facetLabelsQuery(of, of.title)).catch(() => null);
}

/** Whether there is anything to name. */
export function hasFacets({ trades, phases, software, programmes, contexts }: FacetValues): boolean {
  return [trades, phases, software, programmes, contexts].some((codes) => codes.length > 0);
}

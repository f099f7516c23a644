import { directoryRoutes } from '@mitoyen/contract/features/directory/directory.contract.ts';
import { tradeWordForms } from '@mitoyen/contract/features/vocabulary/trade-words.ts';
import type { Call } from '../measure/load.ts';
import type { PathCase } from '../paths/path-case.ts';

/** A path that is measured on the product and on the peer. */
export interface PeerCase extends Pick<PathCase, 'name' | 'calls' | 'bareCalls' | 'isOnce' | 'connections'> {
  /** How many times the product's work the peer's shall be; without one, it is only told. */
  readonly timesGoal?: number;
  readonly kind: 'list' | 'page';
}

export interface PeerNeeds {
  readonly freelanceIds: readonly string[];
  /** Queries of two words and a rate range. */
  readonly searches: readonly Record<string, string>[];
  /** Queries of a page deep in the list, with the cursor of either. */
  readonly deep: {
    readonly ours: readonly Record<string, string>[];
    readonly peer: readonly Record<string, string>[];
  };
  /** After how many profiles those pages come. */
  readonly skipped: number;
}

const distinct = 600;
const pageSize = 24;

/** How many pages are made anew in a round at most, and before all rounds. */
const mostPages = { measured: 400, warming: 1_000 };

export const listCall = (query: Record<string, string>): Call => ({
  path: `${directoryRoutes.search.path}?${new URLSearchParams(query)}`,
});

export const profileCall = (id: string): Call => ({
  path: `/freelancer/${id}`,
  headers: { 'accept-encoding': 'br, gzip' },
});

/** Whose pages are made anew, each once: one to compare, some that warm up, a part for each round and one before. */
export function pagesOf(freelanceIds: readonly string[], rounds: number) {
  const [compared = '', ...others] = freelanceIds;
  const count = Math.min(mostPages.measured, Math.floor((others.length * 0.6) / (rounds + 1))) * (rounds + 1);
  const warming = others.slice(count, count + mostPages.warming);
  return { compared, warming, measured: others.slice(0, count) };
}

/** What both are asked for. */
export function peerCases({ freelanceIds, searches, deep, skipped }: PeerNeeds): PeerCase[] {
  return [
    {
      name: 'list of 24 in a seed’s order',
      timesGoal: 5,
      kind: 'list',
      calls: Array.from({ length: distinct }, (_, index) => listCall({ seed: `list${index}` })),
    },
    {
      name: 'search: two words, rate range',
      timesGoal: 5,
      kind: 'list',
      calls: searches.map((search, index) => listCall({ ...search, seed: `search${index}` })),
    },
    {
      name: `list, page ${skipped / pageSize + 1}`,
      kind: 'list',
      calls: deep.ours.map(listCall),
      bareCalls: deep.peer.map(listCall),
    },
    {
      name: 'page made anew: profile',
      timesGoal: 2,
      kind: 'page',
      calls: freelanceIds.map(profileCall),
      bareCalls: freelanceIds.slice(0, mostPages.measured).map(profileCall),
      isOnce: true,
      connections: 4,
    },
  ];
}

/**
 * Searches as `someSearches` finds them, with a rate range around the same rate. Those that name a trade are left out: the
 * product finds its other gender and number too, the peer does not.
 */
export function withRateRange(
  searches: readonly Record<string, string>[],
  count: number,
): Record<string, string>[] {
  const isPlain = (word: string) => tradeWordForms(word).every((form) => form === word);
  return searches
    .filter(({ search = '' }) => search.split(' ').every(isPlain))
    .slice(0, count)
    .map(({ search = '', maxRate = '' }) => ({
      search,
      minRate: String(Math.floor(Number(maxRate) / 4)),
      maxRate,
    }));
}

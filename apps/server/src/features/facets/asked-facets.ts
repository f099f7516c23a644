import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import type { FacetFilters } from '@mitoyen/contract/features/facets/facet-filters.schemas.ts';
import { facetKinds, knownCodes } from '@mitoyen/contract/features/vocabulary/known-codes.ts';
import { vocabularyErrors } from '@mitoyen/contract/features/vocabulary/vocabulary.errors.ts';
import { type RawBuilder, sql } from 'kysely';

/** What a search names of each kind, each value once and in order; null asks nothing. Of one kind, any of them fits. */
export interface AskedFacets {
  readonly trades: readonly string[] | null;
  readonly phases: readonly string[] | null;
  /** `revit` in whatever level, `revit:2` and `revit:3` at least so well. */
  readonly software: readonly string[] | null;
  readonly programmes: readonly string[] | null;
  readonly contexts: readonly string[] | null;
}
type FacetKind = keyof AskedFacets;

/** The names under which a search asks for each kind. */
const queryNames = {
  trades: 'trade',
  phases: 'phase',
  software: 'software',
  programmes: 'programme',
  contexts: 'context',
} as const satisfies Record<FacetKind, keyof FacetFilters>;

const listOf = (codes: readonly string[]) => (codes.length === 0 ? null : [...new Set(codes)].sort());

/** Of one program, the lowest level that is asked for says all; the lowest of all is the program itself. */
function lowestLevels(asked: readonly string[]): string[] {
  const levels = new Map<string, string>();
  for (const item of asked.map((text) => (text.includes(':') ? text : `${text}:1`)).sort()) {
    const [program = ''] = item.split(':');
    if (!levels.has(program)) levels.set(program, item);
  }
  return [...levels.values()].map((item) => item.replace(/:1$/, ''));
}

/** Reads the facets of a search. @throws ApiError 400 `trade_unknown`, `facet_unknown` for codes that no list has. */
export function readAskedFacets(filters: Pick<FacetFilters, (typeof queryNames)[FacetKind]>): AskedFacets {
  if (!filters.trade.every((code) => knownCodes.trades.has(code))) refuse('trades');
  for (const kind of facetKinds) {
    const isKnown = (code: string) =>
      knownCodes[kind].has(code) || (kind === 'software' && knownCodes.software.has(`${code}:1`));
    if (!filters[queryNames[kind]].every(isKnown)) refuse(kind);
  }
  return {
    trades: listOf(filters.trade),
    phases: listOf(filters.phase),
    software: listOf(lowestLevels(filters.software)),
    programmes: listOf(filters.programme),
    contexts: listOf(filters.context),
  };
}

function refuse(kind: FacetKind): never {
  const error = kind === 'trades' ? vocabularyErrors.trade_unknown : vocabularyErrors.facet_unknown;
  throw new ApiError(error, { issues: [{ path: queryNames[kind], message: error.message }] });
}

/** What begins each kind's tags: `list_tags` in migration 0140. */
export const tagPrefixes = {
  trades: 't:',
  phases: 'p:',
  software: 's:',
  programmes: 'g:',
  contexts: 'c:',
} as const satisfies Record<FacetKind, string>;

/** The kinds that a search may name. */
export const facetKindsAsked = Object.keys(tagPrefixes) as FacetKind[];

/** The tags of each kind that is asked for: who fits has one of each list. */
export const facetTags = (asked: AskedFacets): string[][] =>
  facetKindsAsked.flatMap((kind) => {
    const tags = asked[kind]?.map((code) => `${tagPrefixes[kind]}${code}`);
    return tags ? [tags] : [];
  });

/** That a row has one of these tags. */
export const holdsTag = (tags: readonly string[]): RawBuilder<boolean> =>
  sql<boolean>`tags && ${tags}::text[]`;

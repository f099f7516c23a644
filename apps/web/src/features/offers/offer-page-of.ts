import type { SearchSuggestion } from '@mitoyen/contract/features/spelling/spelling.schemas.ts';
import { nextCursor } from '../../core/api/next-cursor.ts';
import { readSuggestion } from '../spelling/index.ts';

/** A page of a list of offers. */
export interface OfferPage<Listed> {
  readonly offers: readonly Listed[];
  readonly nextCursor: string | null;
  /** How many there are in all, when the server said so. */
  readonly total: number | null;
  /** Otherwise there are more. */
  readonly isTotalExact: boolean;
  /** Words of the search that were left out, being too many. */
  readonly ignoredTerms: readonly string[];
  /** Of a search that found nothing: another that finds something. */
  readonly suggestion: SearchSuggestion | null;
}

const readIgnoredTerms = (headers: Headers): string[] =>
  (headers.get('x-ignored-terms') ?? '').split(',').filter(Boolean).map(decodeURIComponent);

function readTotal(headers: Headers): number | null {
  const total = Number.parseInt(headers.get('x-total-count') ?? '', 10);
  return Number.isNaN(total) ? null : total;
}

/** What a call answered of a list, with what its headers say. */
export function pageOf<Listed>({
  data,
  headers,
}: {
  data: readonly Listed[];
  headers: Headers;
}): OfferPage<Listed> {
  return {
    offers: data,
    nextCursor: nextCursor(headers),
    total: readTotal(headers),
    isTotalExact: headers.get('x-total-exact') !== 'false',
    ignoredTerms: readIgnoredTerms(headers),
    suggestion: readSuggestion(headers),
  };
}

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
  /** Of a search that found nothing: another that finds something. */
  readonly suggestion: SearchSuggestion | null;
}

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
    suggestion: readSuggestion(headers),
  };
}

import { ApiError, type ErrorDefinition } from '@mitoyen/contract/core/api-error.ts';
import { placeErrors } from '@mitoyen/contract/features/places/places.errors.ts';
import { mostTrades } from '@mitoyen/contract/features/vocabulary/facets.rules.ts';
import type { FacetField, FacetValues } from '@mitoyen/contract/features/vocabulary/facets.schemas.ts';
import { facetKinds, knownCodes } from '@mitoyen/contract/features/vocabulary/known-codes.ts';
import { vocabularyErrors } from '@mitoyen/contract/features/vocabulary/vocabulary.errors.ts';
import { isKnownPlace } from '../places/index.ts';

/** Refuses codes that no list has. @throws ApiError 400 `place_unknown`, `too_many_trades`, `trade_unknown`, `facet_unknown`. */
export function requireKnownCodes(values: FacetValues): void {
  const place = values.placeCode;
  if (place != null && !isKnownPlace(place)) refuse(placeErrors.place_unknown, 'placeCode');
  const trades = values.trades ?? [];
  if (trades.length > mostTrades) refuse(vocabularyErrors.too_many_trades, 'trades');
  if (!trades.every((code) => knownCodes.trades.has(code))) refuse(vocabularyErrors.trade_unknown, 'trades');
  for (const kind of facetKinds) {
    if (!(values[kind] ?? []).every((code) => knownCodes[kind].has(code)))
      refuse(vocabularyErrors.facet_unknown, kind);
  }
}

function refuse(error: ErrorDefinition, path: FacetField): never {
  throw new ApiError(error, { issues: [{ path, message: error.message }] });
}

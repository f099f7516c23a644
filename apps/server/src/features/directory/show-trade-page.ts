import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { directoryFilters } from '@mitoyen/contract/features/directory/directory-filters.schemas.ts';
import { tradePageRadiusKm } from '@mitoyen/contract/features/directory/trade-page.rules.ts';
import type { TradePage } from '@mitoyen/contract/features/directory/trade-page.schemas.ts';
import { placeErrors } from '@mitoyen/contract/features/places/places.errors.ts';
import { trades } from '@mitoyen/contract/features/vocabulary/trades.vocabulary.ts';
import { vocabularyErrors } from '@mitoyen/contract/features/vocabulary/vocabulary.errors.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../core/db/schema.ts';
import { type FacetContext, hasPoint, holdsTag, tagPrefixes } from '../facets/index.ts';
import { communesWithin, placeOf } from '../places/index.ts';
import { countDirectoryFacets } from './search-directory.ts';

/** How far the towns are that a town's page leads to. */
const neighboursKm = 100;
const mostLinks = 24;

/** 'Dessinateurs et dessinatrices'. Null for a code that no trade has. */
function tradeName(code: string): string | null {
  const [masculine, feminine] = trades.find((trade) => trade.code === code)?.plurals ?? [];
  if (!masculine || !feminine) return null;
  const name = masculine === feminine ? masculine : `${masculine} et ${feminine}`;
  return name.charAt(0).toLocaleUpperCase('fr') + name.slice(1);
}

/** With its name; not at all where it has none, as a code that a list lost. */
const named = <Link extends object>(link: Link, name: string | null | undefined) =>
  name ? [{ ...link, name }] : [];

/** @throws ApiError 404 `trade_not_found`, `place_not_found`. */
export async function showTradePage(
  context: FacetContext,
  code: string,
  placeCode: string,
): Promise<TradePage> {
  const name = tradeName(code);
  if (name === null) throw new ApiError(vocabularyErrors.trade_not_found);
  const place = placeCode === '' ? null : placeOf(placeCode);
  if (placeCode !== '' && !place) throw new ApiError(placeErrors.place_not_found);
  const isAround = place !== null && hasPoint(place.code);
  const filters = directoryFilters.parse({
    trade: code,
    place: place?.code ?? '',
    radius: isAround ? tradePageRadiusKm : null,
  });
  const among = isAround
    ? communesWithin(place.code, neighboursKm)
        .map((near) => near.code)
        .filter((near) => near !== place.code)
    : null;
  const [facets, places] = await Promise.all([
    countDirectoryFacets({ ...context, isForVisitor: true }, filters),
    findPlacesOfTrade(context.db, code, among),
  ]);
  return {
    trade: { code, name },
    place: place && {
      code: place.code,
      kind: place.kind,
      name: place.name,
      departement: place.parents.find(({ kind }) => kind === 'departement')?.name ?? null,
    },
    total: facets.total,
    isTotalExact: facets.exact,
    trades: facets.trades
      .filter((other) => other.code !== code)
      .slice(0, mostLinks)
      .flatMap((other) => named(other, tradeName(other.code))),
    places: places.flatMap((other) => named(other, placeOf(other.code)?.name)),
  };
}

/** Of whom everybody finds: the communes that most of a trade name as theirs, most first; of these alone where some are given. */
async function findPlacesOfTrade(db: Queryable, trade: string, among: readonly string[] | null) {
  const there = among === null ? sql`place_code like 'c%'` : sql`place_code = any(${among})`;
  const { rows } = await sql<{ code: string; count: number }>`
    select place_code as code, count(*)::integer as count from directory_profiles
    where ${holdsTag([`${tagPrefixes.trades}${trade}`])} and ${there} and not is_members_only
    group by place_code order by count desc, code limit ${mostLinks}`.execute(db);
  return rows;
}

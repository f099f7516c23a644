import { salaryBandEuros } from '@mitoyen/contract/features/discreet/bands.rules.ts';
import type { DiscreetFilters } from '@mitoyen/contract/features/discreet/discreet.schemas.ts';
import { type RawBuilder, sql } from 'kysely';
import { departementOf, placeOf, regionOf } from '../places/index.ts';
import { sharedTrades } from './discreet-list.repository.ts';
import type { Firm } from './firms.repository.ts';

const anyOf = (prefix: string, values: readonly string[]) =>
  values.length === 0 ? [] : [sql<boolean>`p.tags && ${values.map((value) => `${prefix}:${value}`)}::text[]`];

/** All départements as codes of places. */
const departements = Array.from({ length: 96 }, (_, index) => String(index + 1).padStart(2, '0'))
  .flatMap((number) => (number === '20' ? ['2A', '2B'] : [number]))
  .concat(['971', '972', '973', '974', '976'])
  .map((number) => `d${number}`);

/**
 * In a département, only those whose trade enough people share there; in a region, all. A filter must not
 * find a person by a place that the list would not show.
 */
function placeCondition(code: string, firm: Firm, leastSharing: number): RawBuilder<boolean>[] {
  if (code === '') return [];
  const place = placeOf(code);
  if (place?.kind === 'region') {
    const within = [place.code, ...departements.filter((one) => regionOf(one) === place.code)];
    return [sql<boolean>`p.place = any(${within}::text[])`];
  }
  const departement = departementOf(code);
  if (departement === null) return [sql<boolean>`false`];
  return [
    sql<boolean>`p.place = ${departement} and p.trade in (${sharedTrades(firm, departement, leastSharing)})`,
  ];
}

/** What filters ask of a discreet person, as SQL over `discreet_profiles as p`. */
export function discreetConditions(
  filters: DiscreetFilters,
  firm: Firm,
  leastSharing: number,
): RawBuilder<boolean> {
  const { minSalary, maxSalary } = filters;
  const conditions = [
    ...anyOf('t', filters.trade),
    ...anyOf('x', filters.experience),
    ...anyOf('s', filters.software),
    ...anyOf('p', filters.phase),
    ...anyOf('a', filters.availability),
    ...placeCondition(filters.place, firm, leastSharing),
    ...(minSalary === undefined
      ? []
      : [sql<boolean>`p.salary_min + ${sql.lit(salaryBandEuros)} > ${minSalary}`]),
    ...(maxSalary === undefined ? [] : [sql<boolean>`p.salary_min <= ${maxSalary}`]),
  ];
  return conditions.length === 0 ? sql<boolean>`true` : sql.join<boolean>(conditions, sql` and `);
}

import type { FacetValues, MobilityValues } from '@mitoyen/contract/features/vocabulary/facets.schemas.ts';
import type { Row } from '../../core/db/schema.ts';

/** What a profile or an offer is found by, as columns; what is left out is undefined and keeps its value. */
export function facetColumns(values: FacetValues) {
  return {
    place_code: values.placeCode,
    trades: values.trades,
    ...(values.trades && { is_trade_settled: true }),
    phases: values.phases,
    software: values.software,
    programmes: values.programmes,
    contexts: values.contexts,
  };
}

type FacetRow = Pick<Row<'offers'>, Exclude<keyof ReturnType<typeof facetColumns>, 'is_trade_settled'>>;

/** The same the other way round. */
export function presentFacets(row: FacetRow) {
  return {
    placeCode: row.place_code,
    trades: row.trades,
    phases: row.phases,
    software: row.software,
    programmes: row.programmes,
    contexts: row.contexts,
  };
}

/** How far, from when and how many days a week a professional works, as columns. */
export function mobilityColumns(values: MobilityValues) {
  return {
    travel_km: values.travelKm,
    available_from: values.availableFrom,
    days_per_week: values.daysPerWeek,
  };
}

type MobilityRow = Pick<Row<'freelances'>, keyof ReturnType<typeof mobilityColumns>>;

/** The same the other way round. */
export function presentMobility(row: MobilityRow) {
  return {
    travelKm: row.travel_km,
    availableFrom: row.available_from,
    daysPerWeek: row.days_per_week,
  };
}

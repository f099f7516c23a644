/** What profiles and offers are found by besides words: the columns, and what is told of them, in its order. */
export const facetColumns = (table: string) =>
  ['place_code', 'trades', 'phases', 'software', 'programmes', 'contexts']
    .map((name) => `${table}.${name}`)
    .join(', ');

export const facetsOf = (row: Record<string, unknown>) => ({
  placeCode: row.place_code,
  trades: row.trades,
  phases: row.phases,
  software: row.software,
  programmes: row.programmes,
  contexts: row.contexts,
});

/** The same of a professional's ways of working. */
export const mobilityColumns = (table: string) =>
  `${table}.travel_km, ${table}.available_from::text, ${table}.days_per_week`;

export const mobilityOf = (row: Record<string, unknown>) => ({
  travelKm: row.travel_km,
  availableFrom: row.available_from,
  daysPerWeek: row.days_per_week,
});

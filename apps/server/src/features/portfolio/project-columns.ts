import type { PortfolioEntry } from '@mitoyen/contract/features/portfolio/portfolio.schemas.ts';
import type { NewRow } from '../../core/db/schema.ts';

/** A project's own columns. What a change leaves out (undefined) is not touched. */
export function projectColumns(entry: PortfolioEntry) {
  return {
    title: entry.title,
    description: entry.description,
    url: entry.url,
    role_held: entry.roleHeld,
    agency: entry.agency,
    phases: entry.phases,
    software: entry.software,
    surface_square_metres: entry.surfaceSquareMetres,
    completion_year: entry.year,
  } satisfies Partial<NewRow<'portfolio_items'>>;
}

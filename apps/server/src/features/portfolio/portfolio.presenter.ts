import type { PortfolioItem } from '@mitoyen/contract/features/portfolio/portfolio.schemas.ts';
import { fileUrlOrNull } from '../uploads/index.ts';
import type { PortfolioRow } from './portfolio.repository.ts';

/** A project as everybody sees it. */
export function presentPortfolioItem(row: PortfolioRow): PortfolioItem {
  return {
    id: row.id,
    freelance_id: row.freelance_id,
    title: row.title,
    description: row.description,
    image: fileUrlOrNull(row.image_file_id),
    url: row.url,
  };
}

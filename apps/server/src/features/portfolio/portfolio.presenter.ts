import type { PortfolioItem } from '@mitoyen/contract/features/portfolio/portfolio.schemas.ts';
import type { ProjectImage } from '@mitoyen/contract/features/portfolio/project-image.schemas.ts';
import { fileUrl } from '../uploads/index.ts';
import type { PortfolioRow, ProjectImageRow } from './portfolio.repository.ts';

function presentImage(row: ProjectImageRow): ProjectImage {
  return {
    url: fileUrl(row.file_id),
    alt: row.alt_text,
    focusX: row.focus_x,
    focusY: row.focus_y,
    width: row.width,
    height: row.height,
    preview: row.preview,
  };
}

/** A project as everybody sees it. */
export function presentPortfolioItem(row: PortfolioRow): PortfolioItem {
  const images = row.images.map(presentImage);
  return {
    id: row.id,
    freelance_id: row.freelance_id,
    title: row.title,
    description: row.description,
    image: images[0]?.url ?? null,
    url: row.url,
    images,
    roleHeld: row.role_held,
    agency: row.agency,
    phases: row.phases,
    software: row.software,
    surfaceSquareMetres: row.surface_square_metres === null ? null : Number(row.surface_square_metres),
    year: row.completion_year,
    ...(row.confirmation && { confirmation: row.confirmation }),
  };
}

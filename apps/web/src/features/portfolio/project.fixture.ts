import type { PortfolioItem } from '@mitoyen/contract/features/portfolio/portfolio.schemas.ts';
import type { ProjectImage } from '@mitoyen/contract/features/portfolio/project-image.schemas.ts';

/** A picture of a project; `number` makes its address. */
export function projectImage(number: number, over: Partial<ProjectImage> = {}): ProjectImage {
  const url = `/files/01900000-0000-7000-8000-${String(number).padStart(12, '0')}`;
  return { url, alt: '', focusX: 50, focusY: 50, width: 1600, height: 900, preview: null, ...over };
}

/** A project of one picture by default; `image` follows from `images`. */
export function project(over: Partial<Omit<PortfolioItem, 'image'>> = {}): PortfolioItem {
  const item = {
    id: 'project-1',
    freelance_id: 'freelance-1',
    title: 'Halle de marché',
    description: 'Charpente en bois.',
    url: null,
    images: [projectImage(1)],
    roleHeld: null,
    agency: null,
    phases: [],
    software: [],
    surfaceSquareMetres: null,
    year: null,
    ...over,
  };
  return { ...item, image: item.images[0]?.url ?? null };
}

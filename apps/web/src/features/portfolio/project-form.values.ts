import {
  type PortfolioItem,
  portfolioItemUpdate,
} from '@mitoyen/contract/features/portfolio/portfolio.schemas.ts';
import { centre } from '@mitoyen/contract/features/portfolio/project-image.schemas.ts';
import type { ProjectPhase } from '@mitoyen/contract/features/portfolio/project-phases.ts';
import { type FormIssues, schemaIssues } from '../../core/forms/form-issues.ts';

/** A picture as it is being arranged. */
export interface DraftImage {
  readonly url: string;
  readonly alt: string;
  readonly focusX: number;
  readonly focusY: number;
}

export interface ProjectValues {
  title: string;
  description: string;
  images: readonly DraftImage[];
  url: string;
  roleHeld: string;
  agency: string;
  phases: readonly ProjectPhase[];
  software: string;
  surfaceSquareMetres: string;
  year: string;
}

export const emptyProject: ProjectValues = {
  title: '',
  description: '',
  images: [],
  url: '',
  roleHeld: '',
  agency: '',
  phases: [],
  software: '',
  surfaceSquareMetres: '',
  year: '',
};

export const projectFieldOrder = [
  ...['title', 'images', 'description', 'url'],
  ...['roleHeld', 'agency', 'year', 'surfaceSquareMetres', 'phases', 'software'],
];

/** Where the first steps of a new project are kept. */
export const newProjectDraftKey = (userId: string) => `project-new-${userId}`;
export const projectDraftKey = (projectId: string) => `project-${projectId}`;

export function newImage(url: string, alt = ''): DraftImage {
  return { url, alt, focusX: centre, focusY: centre };
}

const typed = (value: number | null) => (value === null ? '' : String(value).replace('.', ','));

export function toProjectValues(item: PortfolioItem): ProjectValues {
  return {
    title: item.title,
    description: item.description,
    images: item.images.map(({ url, alt, focusX, focusY }) => ({ url, alt, focusX, focusY })),
    url: item.url ?? '',
    roleHeld: item.roleHeld ?? '',
    agency: item.agency ?? '',
    phases: item.phases,
    software: item.software.join(', '),
    surfaceSquareMetres: typed(item.surfaceSquareMetres),
    year: typed(item.year),
  };
}

/** The server's `image` (one is missing) is what the form calls `images`. */
export const projectField = (path: string) => (path === 'image' ? 'images' : path);

export function validateProject(values: ProjectValues): FormIssues {
  const issues = schemaIssues(portfolioItemUpdate, values);
  return Object.fromEntries(Object.entries(issues).map(([path, message]) => [projectField(path), message]));
}

/** The body of the project's calls. To be asked for only when `validateProject` finds nothing. */
export const toProjectBody = (values: ProjectValues) => portfolioItemUpdate.parse(values);

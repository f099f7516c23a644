import {
  type PortfolioEntryInput,
  portfolioEntrySchema,
} from '@mitoyen/contract/features/portfolio/portfolio.schemas.ts';
import { type FormIssues, schemaIssues } from '../../core/forms/form-issues.ts';
import { type DraftImage, newImage } from '../portfolio/index.ts';

/** A project as it is being typed. `key` names it while it moves up and down. */
export interface PortfolioDraft {
  readonly key: string;
  readonly title: string;
  readonly description: string;
  /** The cover first. */
  readonly images: readonly DraftImage[];
  readonly url: string;
  /** What was read of it in a PDF. */
  readonly read?: Omit<PortfolioEntryInput, 'title' | 'description' | 'image' | 'images' | 'url'>;
}

/** A new empty project whose key no other one has. */
export function emptyEntry(others: readonly PortfolioDraft[]): PortfolioDraft {
  const highest = Math.max(0, ...others.map(({ key }) => Number(key.slice(1)) || 0));
  return { key: `p${highest + 1}`, title: '', description: '', images: [], url: '' };
}

/** A project that was read from a PDF, to be looked through as the others are. */
export function readEntry(
  others: readonly PortfolioDraft[],
  { title = '', description = '', image: _, images = [], url: __, ...read }: PortfolioEntryInput,
): PortfolioDraft {
  return { ...emptyEntry(others), title, description, images: images.map(({ url }) => newImage(url)), read };
}

function asSent({ read, images, ...entry }: PortfolioDraft): PortfolioEntryInput {
  return { ...entry, ...read, image: images[0]?.url ?? null, images: [...images] };
}

function isDraftImage(value: unknown): value is DraftImage {
  const { url, alt, focusX, focusY } = Object(value) as Partial<DraftImage>;
  return (
    typeof url === 'string' &&
    typeof alt === 'string' &&
    typeof focusX === 'number' &&
    typeof focusY === 'number'
  );
}

/** Whether something out of storage is such a project. */
export function isPortfolioDraft(value: unknown): value is PortfolioDraft {
  const entry = value as Partial<PortfolioDraft> | null;
  return (
    typeof entry?.key === 'string' &&
    typeof entry.title === 'string' &&
    typeof entry.description === 'string' &&
    typeof entry.url === 'string' &&
    Array.isArray(entry.images) &&
    entry.images.every(isDraftImage)
  );
}

/** The projects with anything in them; the others are not sent. */
export function filledEntries(entries: readonly PortfolioDraft[]): readonly PortfolioDraft[] {
  return entries.filter(
    ({ title, description, images, url }) => (title + description + url).trim() !== '' || images.length > 0,
  );
}

/** The server's `image` (one is missing) is what the form calls `images`. */
const fieldOf = (path: string) => path.replace(/\.image$/, '.images');

/** Issues by `portfolio.{key}.{field}`. */
export function portfolioIssues(entries: readonly PortfolioDraft[]): FormIssues {
  const issues = filledEntries(entries).map((entry) =>
    schemaIssues(portfolioEntrySchema, asSent(entry), `portfolio.${entry.key}.`),
  );
  const all = Object.entries<string>(Object.assign({}, ...issues));
  return Object.fromEntries(all.map(([path, message]) => [fieldOf(path), message]));
}

export function toPortfolio(entries: readonly PortfolioDraft[]): readonly PortfolioEntryInput[] {
  return filledEntries(entries).map((entry) => portfolioEntrySchema.parse(asSent(entry)));
}

/** The server counts the projects it was sent, the form names them: `portfolio.0.image` → `portfolio.p3.images`. */
export function portfolioField(path: string, sent: readonly PortfolioDraft[]): string {
  return fieldOf(path).replace(/^portfolio\.(\d+)/, (whole, index: string) => {
    const key = sent[Number(index)]?.key;
    return key ? `portfolio.${key}` : whole;
  });
}

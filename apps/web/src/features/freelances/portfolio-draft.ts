import {
  type PortfolioEntryInput,
  portfolioEntrySchema,
} from '@mitoyen/contract/features/portfolio/portfolio.schemas.ts';
import { type FormIssues, schemaIssues } from '../../core/forms/form-issues.ts';

/** A project as it is being typed. `key` names it while it moves up and down. */
export interface PortfolioDraft {
  readonly key: string;
  readonly title: string;
  readonly description: string;
  readonly image: string | null;
  readonly url: string;
  /** What came with it from a PDF: all its pictures, the cover first, and what was read of it. */
  readonly read?: Omit<PortfolioEntryInput, 'title' | 'description' | 'image' | 'url'>;
}

/** A new empty project whose key no other one has. */
export function emptyEntry(others: readonly PortfolioDraft[]): PortfolioDraft {
  const highest = Math.max(0, ...others.map(({ key }) => Number(key.slice(1)) || 0));
  return { key: `p${highest + 1}`, title: '', description: '', image: null, url: '' };
}

/** A project that was read from a PDF, to be looked through as the others are. */
export function readEntry(
  others: readonly PortfolioDraft[],
  { title = '', description = '', image = null, url: _, ...read }: PortfolioEntryInput,
): PortfolioDraft {
  return { ...emptyEntry(others), title, description, image, read };
}

/** As it is sent: another cover takes the place of the one that was read, before its other pictures. */
function asSent({ read, ...entry }: PortfolioDraft): PortfolioEntryInput {
  const { images = [], ...facts } = read ?? {};
  const others = images.slice(1).filter(({ url }) => url !== entry.image);
  const pictures = entry.image === null ? others : [{ url: entry.image }, ...others];
  return { ...entry, ...facts, ...(images.length > 0 && { images: pictures }) };
}

/** Whether something out of storage is such a project. */
export function isPortfolioDraft(value: unknown): value is PortfolioDraft {
  const entry = value as Partial<PortfolioDraft> | null;
  return (
    typeof entry?.key === 'string' &&
    typeof entry.title === 'string' &&
    typeof entry.description === 'string' &&
    typeof entry.url === 'string' &&
    (entry.image === null || typeof entry.image === 'string')
  );
}

/** The projects with anything in them; the others are not sent. */
export function filledEntries(entries: readonly PortfolioDraft[]): readonly PortfolioDraft[] {
  return entries.filter(
    ({ title, description, image, url }) => (title + description + url).trim() !== '' || image,
  );
}

/** Issues by `portfolio.{key}.{field}`. */
export function portfolioIssues(entries: readonly PortfolioDraft[]): FormIssues {
  const issues = filledEntries(entries).map((entry) =>
    schemaIssues(portfolioEntrySchema, asSent(entry), `portfolio.${entry.key}.`),
  );
  return Object.assign({}, ...issues);
}

export function toPortfolio(entries: readonly PortfolioDraft[]): readonly PortfolioEntryInput[] {
  return filledEntries(entries).map((entry) => portfolioEntrySchema.parse(asSent(entry)));
}

/** The server counts the projects it was sent, the form names them: `portfolio.0.image` → `portfolio.p3.image`. */
export function portfolioField(path: string, sent: readonly PortfolioDraft[]): string {
  return path.replace(/^portfolio\.(\d+)/, (whole, index: string) => {
    const key = sent[Number(index)]?.key;
    return key ? `portfolio.${key}` : whole;
  });
}

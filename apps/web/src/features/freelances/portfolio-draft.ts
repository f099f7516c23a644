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
}

/** A new empty project whose key no other one has. */
export function emptyEntry(others: readonly PortfolioDraft[]): PortfolioDraft {
  const highest = Math.max(0, ...others.map(({ key }) => Number(key.slice(1)) || 0));
  return { key: `p${highest + 1}`, title: '', description: '', image: null, url: '' };
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
    schemaIssues(portfolioEntrySchema, entry, `portfolio.${entry.key}.`),
  );
  return Object.assign({}, ...issues);
}

export function toPortfolio(entries: readonly PortfolioDraft[]): readonly PortfolioEntryInput[] {
  return filledEntries(entries).map((entry) => portfolioEntrySchema.parse(entry));
}

/** The server counts the projects it was sent, the form names them: `portfolio.0.image` → `portfolio.p3.image`. */
export function portfolioField(path: string, sent: readonly PortfolioDraft[]): string {
  return path.replace(/^portfolio\.(\d+)/, (whole, index: string) => {
    const key = sent[Number(index)]?.key;
    return key ? `portfolio.${key}` : whole;
  });
}

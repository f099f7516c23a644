import type { PageConfig } from '../../core/pages/page-config.ts';

/** A paragraph, a list or a table of two columns. Texts may hold links: `[À propos](/about)`. */
export type LegalBlock =
  | string
  | { readonly list: readonly string[] }
  | { readonly rows: readonly (readonly [term: string, meaning: string])[] };

export interface LegalSection {
  /** The anchor in the page's address: stable, in lowercase letters and hyphens. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly LegalBlock[];
}

export interface LegalDocument {
  readonly title: string;
  /** “Version du …”. */
  readonly caption: string;
  readonly lead: string;
  readonly sections: readonly LegalSection[];
}

/** Documents name the operator, whose details come with the page's configuration. */
export type LegalContent = (operator: PageConfig) => LegalDocument;

/** A link that calls the operator, its number on one line. */
export function phoneLink({ contactPhone }: PageConfig): string {
  return `[${contactPhone.replaceAll(' ', '\u00a0')}](tel:${contactPhone.replace(/[^+\d]/g, '')})`;
}

/** A link to the operator's mailbox, in the texts' own notation. */
export function mailLink({ contactEmail }: PageConfig): string {
  return `[${contactEmail}](mailto:${contactEmail})`;
}

import { createContext, useContext } from 'react';
import { usePageConfig } from './page-config.ts';

/** An object as schema.org describes it, without its context. */
export type Thing = Readonly<Record<string, unknown>>;

/** Collects the structured data of the page being rendered; only on the server. */
export const StructuredDataContext = createContext<Thing[] | null>(null);

/**
 * A page's structured data for search engines. Only the server renders it: write `import.meta.env.SSR &&
 * <StructuredData …/>`, so that the browser's scripts leave it out.
 */
export function StructuredData({ of }: { of: (siteUrl: string) => readonly Thing[] }) {
  const { siteUrl } = usePageConfig();
  useContext(StructuredDataContext)?.push(...of(siteUrl));
  return null;
}

/** The pages above this one, from the widest to this one. Source: schema.org/BreadcrumbList. */
export function breadcrumb(
  siteUrl: string,
  steps: readonly (readonly [name: string, path: string])[],
): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: siteUrl + path,
    })),
  };
}

/**
 * The script element of these things; nothing for none. Escaped so that they cannot end it. Source: JSON-LD
 * 1.1, section 7.
 */
export function structuredDataScript(things: readonly Thing[]): string {
  if (things.length === 0) return '';
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replace(
    /</g,
    '\\u003c',
  );
  return `<script type="application/ld+json">${json}</script>`;
}

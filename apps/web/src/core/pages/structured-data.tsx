import { createContext, useContext } from 'react';
import { usePageConfig } from './page-config.ts';

/** An object as schema.org describes it, without its context. */
export type Thing = Readonly<Record<string, unknown>>;

/** Takes what the page that is being rendered tells search engines; only the server has one. */
export const StructuredDataContext = createContext<Thing[] | null>(null);

/**
 * What search engines read of a page besides its text. Only the server writes it down: write
 * `import.meta.env.SSR && <StructuredData …/>`, and the browser's scripts carry nothing of it.
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

/** The script element that holds things; nothing for none. What they hold cannot end it. Source: JSON-LD 1.1, section 7. */
export function structuredDataScript(things: readonly Thing[]): string {
  if (things.length === 0) return '';
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replace(
    /</g,
    '\\u003c',
  );
  return `<script type="application/ld+json">${json}</script>`;
}

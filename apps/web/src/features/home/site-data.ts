import type { Thing } from '../../core/pages/structured-data.tsx';
import { paths } from '../../paths.ts';
import { homeContent } from './home.content.ts';

const name = 'Mitoyen';

/**
 * The product as a searchable site, and its operator. Source: schema.org/WebSite, schema.org/Organization.
 */
export function siteData(siteUrl: string): readonly Thing[] {
  const organisation = `${siteUrl}/#organisation`;
  return [
    { '@type': 'Organization', '@id': organisation, name, url: siteUrl, logo: `${siteUrl}/icon-512.png` },
    {
      '@type': 'WebSite',
      name,
      url: siteUrl,
      description: homeContent.head.description,
      inLanguage: 'fr-FR',
      publisher: { '@id': organisation },
      potentialAction: {
        '@type': 'SearchAction',
        target: `${siteUrl}${paths.directory()}?search={search_term_string}`,
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}

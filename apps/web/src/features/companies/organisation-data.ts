import type { CompanyPublic } from '@mitoyen/contract/features/companies/companies.schemas.ts';
import type { Thing } from '../../core/pages/structured-data.tsx';
import { paths } from '../../paths.ts';

/** A company by its page. Source: schema.org/Organization. */
export function organisationData(company: CompanyPublic, siteUrl: string): Thing {
  const { id, name, description, registrationCity, website, logo } = company;
  return {
    '@type': 'Organization',
    '@id': `${siteUrl}${paths.company(id)}#entreprise`,
    url: siteUrl + paths.company(id),
    name,
    description,
    address: { '@type': 'PostalAddress', addressLocality: registrationCity, addressCountry: 'FR' },
    ...(website && { sameAs: [website] }),
    ...(logo && { logo: new URL(logo, siteUrl).href }),
  };
}

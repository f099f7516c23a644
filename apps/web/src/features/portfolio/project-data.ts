import type { PortfolioItem } from '@mitoyen/contract/features/portfolio/portfolio.schemas.ts';
import type { Thing } from '../../core/pages/structured-data.tsx';
import { paths } from '../../paths.ts';
import { portfolioTexts as texts } from './portfolio.texts.ts';

/** A project of somebody's portfolio. Source: schema.org/CreativeWork. */
export function projectData(item: PortfolioItem, siteUrl: string): Thing {
  const { id, title, description, images, year, freelance_id } = item;
  return {
    '@type': 'CreativeWork',
    url: siteUrl + paths.portfolioItem(id),
    name: title || texts.untitled,
    author: { '@id': `${siteUrl}${paths.freelance(freelance_id)}#personne` },
    ...(description && { description }),
    ...(year && { dateCreated: String(year) }),
    ...(images.length > 0 && { image: images.map(({ url }) => new URL(url, siteUrl).href) }),
  };
}

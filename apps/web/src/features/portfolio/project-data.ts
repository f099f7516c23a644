import type { PortfolioItem } from '@mitoyen/contract/features/portfolio/portfolio.schemas.ts';
import { breadcrumb, type Thing } from '../../core/pages/structured-data.tsx';
import { paths } from '../../paths.ts';
import { portfolioTexts as texts } from './portfolio.texts.ts';

/** A project of a portfolio, and the pages above it. Source: schema.org/CreativeWork. */
export function projectData(item: PortfolioItem, siteUrl: string): readonly Thing[] {
  const { id, title, description, images, year, freelance_id } = item;
  const work = {
    '@type': 'CreativeWork',
    url: siteUrl + paths.portfolioItem(id),
    name: title || texts.untitled,
    author: { '@id': `${siteUrl}${paths.freelance(freelance_id)}#personne` },
    ...(description && { description }),
    ...(year && { dateCreated: String(year) }),
    ...(images.length > 0 && { image: images.map(({ url }) => new URL(url, siteUrl).href) }),
  };
  const steps = [
    [texts.directory, paths.directory()],
    [texts.profile, paths.freelance(freelance_id)],
    [work.name, paths.portfolioItem(id)],
  ] as const;
  return [work, breadcrumb(siteUrl, steps)];
}

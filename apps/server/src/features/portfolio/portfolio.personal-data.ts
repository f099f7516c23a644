import type { PersonalData } from '../../core/context/app-context.ts';
import { rowsOf } from '../../core/personal-data/rows-of.repository.ts';
import { findFreelance } from './portfolio.repository.ts';

export const portfolioPersonalData: PersonalData = {
  exported: ['portfolio_items', 'project_images'],
  async *export({ db }, { id }) {
    const freelance = await findFreelance(db, id);
    if (!freelance) return;
    const projects = await rowsOf(db, 'portfolio_items', { column: 'freelance_id', id: freelance.id });
    const withImages = projects.map(async (project) => ({
      ...project,
      images: await rowsOf(db, 'project_images', { column: 'project_id', id: String(project.id) }),
    }));
    yield {
      path: 'portfolio.json',
      about: 'Les projets de votre portfolio et leurs images.',
      json: await Promise.all(withImages),
    };
  },
};

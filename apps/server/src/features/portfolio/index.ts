import type { Feature } from '../../core/http/define-feature.ts';
import { portfolioPersonalData } from './portfolio.personal-data.ts';
import { registerPortfolioRoutes } from './portfolio.routes.ts';

export { insertPortfolio, listPortfolio, listPortfolioOfUser } from './insert-portfolio.ts';
export {
  putProjectBack,
  putProjectPictureBack,
  takeProject,
  takeProjectPicture,
} from './take-project.repository.ts';

export const portfolioFeature: Feature = {
  name: 'portfolio',
  reads: ['files', 'freelances', 'users'],
  routes: registerPortfolioRoutes,
  personalData: portfolioPersonalData,
};

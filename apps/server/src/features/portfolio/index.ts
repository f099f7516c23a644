import type { Feature } from '../../core/http/define-feature.ts';
import { portfolioFiles } from './portfolio.files.ts';
import { portfolioPersonalData } from './portfolio.personal-data.ts';
import { registerPortfolioRoutes } from './portfolio.routes.ts';

export { saveConfirmedFacts } from './change-project.ts';
export { insertPortfolio } from './insert-portfolio.ts';
export { presentPortfolioItem } from './portfolio.presenter.ts';
export { type PortfolioRow, portfolioRowsOfFreelance } from './portfolio.repository.ts';
export {
  putProjectBack,
  putProjectPictureBack,
  takeProject,
  takeProjectPicture,
} from './take-project.repository.ts';

export const portfolioFeature: Feature = {
  name: 'portfolio',
  reads: ['companies', 'files', 'freelances', 'project_references', 'users'],
  files: portfolioFiles,
  routes: registerPortfolioRoutes,
  personalData: portfolioPersonalData,
};

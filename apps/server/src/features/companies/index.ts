import type { Feature } from '../../core/http/define-feature.ts';
import { placeAnswersIn, unreadPlacesIn } from '../profiles/index.ts';
import { companyFiles } from './companies.files.ts';
import { companiesPersonalData } from './companies.personal-data.ts';
import { registerCompanyRoutes } from './companies.routes.ts';
import { registerForgetCompanyLinks } from './forget-company-links.job.ts';

export { listCustomers, lockCompanyByUser, setCustomer, setPremium } from './companies.repository.ts';
export { companySirets } from './company-sirets.repository.ts';
export { confirmCompanyByOperator } from './confirm-company.ts';
export { insertCompany, prepareCompany } from './create-company.ts';
export { ownCompanyValue, showOwnCompany } from './show-company.ts';
export { putCompanyPictureBack, takeCompanyPicture } from './take-company-picture.repository.ts';

/** Read, and asked about, by the place questions. */
export const companyUnreadPlaces = unreadPlacesIn('companies');
export const companyPlaceAnswers = placeAnswersIn('companies');

export const companiesFeature: Feature = {
  name: 'companies',
  reads: ['users'],
  files: companyFiles,
  routes: registerCompanyRoutes,
  jobs: registerForgetCompanyLinks,
  personalData: companiesPersonalData,
};

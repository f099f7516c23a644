import type { Feature } from '../../core/http/define-feature.ts';
import { applicationFiles } from './applications.files.ts';
import { applicationsPersonalData } from './applications.personal-data.ts';
import { registerApplicationRoutes } from './applications.routes.ts';

export { answerEveryoneWaiting } from './answer-everyone-waiting.ts';
export { endCvAccess } from './application-cvs.ts';
export { forgetApplicationsBefore } from './forget-applications.ts';
export { notifyOfferRemoved } from './notify-offer-removed.ts';
export {
  type AnswerRecord,
  type ApplicationCounts,
  countApplications,
  findAnswerRecords,
  findOfferFigures,
  type OfferFigureColumns,
  type OfferFigures,
  offerFigureColumns,
  readOfferFigures,
} from './offer-figures.repository.ts';
export { unseenCountOf } from './unseen.repository.ts';

export const applicationsFeature: Feature = {
  name: 'applications',
  reads: [
    'blocks',
    'companies',
    'files',
    'freelances',
    'jobseekers',
    'offers',
    'portfolio_items',
    'project_images',
    'users',
  ],
  files: applicationFiles,
  routes: registerApplicationRoutes,
  personalData: applicationsPersonalData,
};

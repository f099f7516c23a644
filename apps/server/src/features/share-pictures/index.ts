import type { Feature } from '../../core/http/define-feature.ts';
import { handleDeletePictures } from './delete-pictures.job.ts';
import { sharePicturesPersonalData } from './share-pictures.personal-data.ts';
import { registerSharePictureRoutes } from './share-pictures.routes.ts';

export const sharePicturesFeature: Feature = {
  name: 'share-pictures',
  reads: [
    'companies',
    'files',
    'freelances',
    'jobseekers',
    'offers',
    'portfolio_items',
    'project_images',
    'users',
  ],
  routes: registerSharePictureRoutes,
  jobs: handleDeletePictures,
  personalData: sharePicturesPersonalData,
};

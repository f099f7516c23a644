import type { Feature } from '../../core/http/define-feature.ts';
import { registerPlaceQuestionRoutes } from './place-questions.routes.ts';
import { registerReadPlaces } from './read-places.job.ts';

export const placeQuestionsFeature: Feature = {
  name: 'place-questions',
  routes: registerPlaceQuestionRoutes,
  jobs: registerReadPlaces,
};

import type { Feature } from '../../core/http/define-feature.ts';
import { missionsPersonalData } from './missions.personal-data.ts';
import { registerMissionRoutes } from './missions.routes.ts';

/** What a firm and a freelance agree on in their conversation: days and phases, without a price. */
export const missionsFeature: Feature = {
  name: 'missions',
  routes: registerMissionRoutes,
  personalData: missionsPersonalData,
};

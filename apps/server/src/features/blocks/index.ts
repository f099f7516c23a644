import type { Feature } from '../../core/http/define-feature.ts';
import { blocksPersonalData } from './blocks.personal-data.ts';
import { registerBlockRoutes } from './blocks.routes.ts';

export { requireMayWrite } from './block-person.ts';

export const blocksFeature: Feature = {
  name: 'blocks',
  reads: ['users'],
  routes: registerBlockRoutes,
  personalData: blocksPersonalData,
};

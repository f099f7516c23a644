import type { Feature } from '../../core/http/define-feature.ts';
import { blocksPersonalData } from './blocks.personal-data.ts';
import { registerBlockRoutes } from './blocks.routes.ts';

export { refuseBlocked, requireMayWrite } from './block-person.ts';
export { type BlocksBetween, blocksBetween, hasBlocked } from './blocks.repository.ts';

export const blocksFeature: Feature = {
  name: 'blocks',
  reads: ['users'],
  routes: registerBlockRoutes,
  personalData: blocksPersonalData,
};

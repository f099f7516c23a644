import type { Feature } from '../../core/http/define-feature.ts';
import { visibilityPersonalData } from './visibility.personal-data.ts';
import { registerVisibilityRoutes } from './visibility.routes.ts';

export { checkHiddenFrom } from './check-hidden-from.ts';
export { addHiddenFrom, listHiddenFrom, replaceHiddenFrom } from './hidden-from.repository.ts';
export {
  canFind,
  canKnow,
  doesNotHideFrom,
  mayFind,
  mayKnow,
  mayOperatorFind,
} from './may-find.repository.ts';

/** The rule of who may find whom, and the firms that people hide from. */
export const visibilityFeature: Feature = {
  name: 'visibility',
  reads: ['blocks', 'conversations', 'jobseekers', 'reports'],
  routes: registerVisibilityRoutes,
  personalData: visibilityPersonalData,
};

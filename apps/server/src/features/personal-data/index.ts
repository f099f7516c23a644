import type { Feature } from '../../core/http/define-feature.ts';
import { registerPersonalDataRoutes } from './personal-data.routes.ts';

export { erasePerson } from './erase-person.ts';

export const personalDataFeature: Feature = { name: 'personal-data', routes: registerPersonalDataRoutes };

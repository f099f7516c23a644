import type { Feature } from '../../core/http/define-feature.ts';
import { registerForgetOperatorLog } from './forget-operator-log.job.ts';
import { operatorLogPersonalData } from './operator-log.personal-data.ts';
import { registerOperatorLogRoutes } from './operator-log.routes.ts';

export { noteOperator } from './note-operator.ts';
export { registerOperatorRoute } from './register-operator-route.ts';

export const operatorLogFeature: Feature = {
  name: 'operator-log',
  reads: ['users'],
  routes: registerOperatorLogRoutes,
  jobs: registerForgetOperatorLog,
  personalData: operatorLogPersonalData,
};

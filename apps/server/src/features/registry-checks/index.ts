import type { Feature } from '../../core/http/define-feature.ts';
import { handleRechecks } from './recheck-siret.job.ts';

export { checkCompanySiret, checkFreelanceSiret } from './check-siret.ts';
export { sendRecheck } from './recheck-siret.job.ts';

export const registryChecksFeature: Feature = { name: 'registry-checks', jobs: handleRechecks };

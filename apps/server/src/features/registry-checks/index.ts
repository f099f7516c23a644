import type { Feature } from '../../core/http/define-feature.ts';
import { handleRechecks, type PendingSirets } from './recheck-siret.job.ts';

export { checkCompanySiret, checkFreelanceSiret } from './check-siret.ts';
export { type PendingSirets, sendRecheck } from './recheck-siret.job.ts';
export { isSiretElsewhere, listSameSiret } from './shared-sirets.repository.ts';

/** Given the profiles that it checks again, whose features ask this one for the first check. */
export function createRegistryChecksFeature(profiles: readonly PendingSirets[]): Feature {
  return {
    name: 'registry-checks',
    reads: ['companies', 'freelances', 'users'],
    jobs: (context) => handleRechecks(context, profiles),
  };
}

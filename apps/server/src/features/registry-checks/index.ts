import type { Feature } from '../../core/http/define-feature.ts';
import { handleReadings } from './read-sirets.job.ts';
import { registerRegistryRoutes } from './registry-checks.routes.ts';
import type { UnreadSirets } from './unread-sirets.ts';

export { checkCompanySiret, checkFreelanceSiret } from './check-siret.ts';
export { sendRecheck } from './read-sirets.job.ts';
export { isConfirmedElsewhere, isSiretElsewhere, listSameSiret } from './shared-sirets.repository.ts';
export { isGivenUp, mostSiretTries, siretColumns } from './siret-columns.ts';
export type { ReadAgain, UnreadSirets } from './unread-sirets.ts';

/** Given the profiles that it checks again, whose features ask this one for the first check. */
export function createRegistryChecksFeature(profiles: readonly UnreadSirets[]): Feature {
  return {
    name: 'registry-checks',
    reads: ['companies', 'freelances', 'users'],
    routes: registerRegistryRoutes,
    jobs: (context) => handleReadings(context, profiles),
  };
}

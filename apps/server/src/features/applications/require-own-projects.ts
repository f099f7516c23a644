import { fieldError } from '@mitoyen/contract/core/common.errors.ts';
import { isUuid } from '@mitoyen/contract/core/ids.ts';
import { unknownProjectMessage } from '@mitoyen/contract/features/applications/applications.schemas.ts';
import type { Tx } from '../../core/db/schema.ts';
import { countOwnProjects } from './applying.repository.ts';

/**
 * Checks that the projects shown with an application are in the applicant's own portfolio, which a job seeker
 * has not, and returns their ids. One deleted later is left out when the application is read.
 * @throws ApiError 400 about `projectIds`.
 */
export async function requireOwnProjects(
  tx: Tx,
  profileId: string,
  projectIds: readonly string[],
): Promise<string[]> {
  if (projectIds.length === 0) return [];
  const ids = projectIds.map((id) => id.toLowerCase());
  if (!ids.every(isUuid)) throw fieldError('projectIds', unknownProjectMessage);
  if ((await countOwnProjects(tx, profileId, ids)) !== ids.length)
    throw fieldError('projectIds', unknownProjectMessage);
  return ids;
}

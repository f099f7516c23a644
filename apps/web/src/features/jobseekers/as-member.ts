import { canDownloadCv } from '@mitoyen/contract/features/jobseekers/cv-audience.rules.ts';
import type { Jobseeker } from '@mitoyen/contract/features/jobseekers/jobseekers.schemas.ts';

/**
 * A job seeker's profile as another signed-in account gets it: to its owner, the server always sends the CV.
 */
export function asMember({ cvAudience = 'members', cv, ...profile }: Jobseeker): Jobseeker {
  const mayDownload = canDownloadCv(cvAudience, { isOwner: false, isSignedIn: true });
  return mayDownload ? { ...profile, cv } : profile;
}

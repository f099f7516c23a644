import type { JobseekerAvailability } from '../../core/availability.ts';
import type { CvAudience } from './jobseekers.schemas.ts';

/** The reader who requests a CV. */
export interface CvReader {
  readonly isOwner: boolean;
  readonly isSignedIn: boolean;
}

/** Whether a job seeker's choice lets this reader download the CV. Its owner always may. */
export function canDownloadCv(audience: CvAudience, { isOwner, isSignedIn }: CvReader): boolean {
  return isOwner || audience === 'everyone' || (audience === 'members' && isSignedIn);
}

/**
 * The CV's audience unless its owner chooses another: of an employed person, only the firms that they apply
 * to.
 */
export function defaultCvAudience(availability: JobseekerAvailability): CvAudience {
  return availability === 'En poste, ouvert aux opportunités' ? 'nobody' : 'members';
}

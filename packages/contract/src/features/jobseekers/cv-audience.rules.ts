import type { JobseekerAvailability } from '../../core/availability.ts';
import type { CvAudience } from './jobseekers.schemas.ts';

/** Who asks for a CV. */
export interface CvReader {
  readonly isOwner: boolean;
  readonly isSignedIn: boolean;
}

/** Whether a job seeker's choice lets somebody download the CV. Its owner always may. */
export function canDownloadCv(audience: CvAudience, { isOwner, isSignedIn }: CvReader): boolean {
  return isOwner || audience === 'everyone' || (audience === 'members' && isSignedIn);
}

/** Who gets a CV unless its owner says otherwise: of who has a post, the firms that they apply to. */
export function defaultCvAudience(availability: JobseekerAvailability): CvAudience {
  return availability === 'En poste, ouvert aux opportunités' ? 'nobody' : 'members';
}

import type { User } from '@mitoyen/contract/features/accounts/accounts.schemas.ts';
import type { Jobseeker } from '@mitoyen/contract/features/jobseekers/jobseekers.schemas.ts';
import { formatPrice, formatYears } from '../../ui/format.ts';
import { CvDownloads } from '../cv-downloads/index.ts';
import { profilePartTexts as labels, OwnPersonLayout, myProfileTexts as texts } from '../profiles/index.ts';
import { useShownPicture } from '../uploads/index.ts';
import { OwnVisibility } from '../visibility/index.ts';
import { contractFact } from './career/contract-fact.ts';
import { OwnCareer } from './career/own-career.tsx';
import { OwnCv } from './own-cv.tsx';

/** A job seeker's own profile. */
export function OwnJobseeker({ user, profile }: { user: User; profile: Jobseeker }) {
  const avatar = useShownPicture(profile.avatar, profile.picturesArePrivate ?? false);
  return (
    <OwnPersonLayout
      user={user}
      kind="jobseeker"
      profile={{ ...profile, avatar }}
      aboutTitle={texts.objective}
      facts={[
        { label: labels.expectedSalary, value: formatPrice(profile.expectedSalary, 'an') },
        { label: labels.location, value: profile.location },
        { label: labels.experience, value: formatYears(profile.experienceYears) },
        contractFact(profile.contracts),
      ]}
    >
      <OwnVisibility userId={user.id} visibility={profile.visibility ?? 'public'} />
      <OwnCareer profile={profile} />
      <OwnCv userId={user.id} profile={profile} />
      {profile.hasCv && <CvDownloads userId={user.id} />}
    </OwnPersonLayout>
  );
}

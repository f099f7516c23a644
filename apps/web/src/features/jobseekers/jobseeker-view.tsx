import type { Jobseeker } from '@mitoyen/contract/features/jobseekers/jobseekers.schemas.ts';
import { KindBadge } from '../accounts/index.ts';
import { ProfileView, profileTexts as texts } from '../profiles/index.ts';
import { CvBlock } from './cv-block.tsx';

/** A job seeker as others see it. `isPreview`: shown to its owner. */
export function JobseekerView({ profile, isPreview }: { profile: Jobseeker; isPreview?: boolean }) {
  return (
    <ProfileView
      kind="jobseeker"
      profile={profile}
      amountEuros={profile.expectedSalary}
      amountUnit="an"
      sideExtra={<CvBlock profile={profile} />}
      cover={profile.coverImage === null ? null : { url: profile.coverImage }}
      badges={<KindBadge kind="jobseeker" />}
      aboutTitle={texts.objective}
      isPreview={isPreview}
    />
  );
}

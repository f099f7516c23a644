import type { User } from '@mitoyen/contract/features/accounts/accounts.schemas.ts';
import type { Jobseeker } from '@mitoyen/contract/features/jobseekers/jobseekers.schemas.ts';
import { TagList } from '../../ui/badge.tsx';
import { formatPrice, formatYears } from '../../ui/format.ts';
import { Section } from '../../ui/page.tsx';
import { Prose } from '../../ui/prose.tsx';
import { KindBadge } from '../accounts/index.ts';
import { AvailabilityBadge } from '../availability/index.ts';
import { CvDownloads } from '../cv-downloads/index.ts';
import { profilePartTexts as labels, OwnProfileLayout, myProfileTexts as texts } from '../profiles/index.ts';
import { OwnCv } from './own-cv.tsx';

function cvText({ hasCv, cvAudience }: Jobseeker): string {
  if (!hasCv) return texts.cvs.none;
  return cvAudience ? `${texts.cvs.present}, ${texts.cvAudiences[cvAudience]}` : texts.cvs.present;
}

/** A job seeker's own profile. */
export function OwnJobseeker({ user, profile }: { user: User; profile: Jobseeker }) {
  return (
    <OwnProfileLayout
      user={user}
      name={user.username}
      title={profile.title}
      subtitle={profile.specialization}
      avatar={profile.avatar}
      badges={
        <>
          <KindBadge kind="jobseeker" />
          <AvailabilityBadge availability={profile.availability} toConfirm={profile.availabilityToConfirm} />
        </>
      }
      factsTitle={texts.professional}
      facts={[
        { label: labels.expectedSalary, value: formatPrice(profile.expectedSalary, 'an') },
        { label: labels.location, value: profile.location },
        { label: labels.experience, value: formatYears(profile.experienceYears) },
        { label: texts.cv, value: cvText(profile) },
      ]}
    >
      <Section title={texts.objective}>
        <Prose text={profile.description} />
      </Section>
      <Section title={texts.skills}>
        <TagList tags={profile.skills} />
      </Section>
      <OwnCv userId={user.id} profile={profile} />
      {profile.hasCv && <CvDownloads userId={user.id} />}
    </OwnProfileLayout>
  );
}

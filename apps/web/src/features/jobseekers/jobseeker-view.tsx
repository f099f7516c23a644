import type { Jobseeker } from '@mitoyen/contract/features/jobseekers/jobseekers.schemas.ts';
import { TagList } from '../../ui/badge.tsx';
import { FactList } from '../../ui/fact-list.tsx';
import { formatYears } from '../../ui/format.ts';
import { Section } from '../../ui/page.tsx';
import { Price } from '../../ui/price.tsx';
import { Prose } from '../../ui/prose.tsx';
import { KindBadge } from '../accounts/index.ts';
import { AvailabilityBadge } from '../availability/index.ts';
import {
  ContactButton,
  profilePartTexts as labels,
  PreviewContact,
  ProfileLayout,
  profileTexts as texts,
} from '../profiles/index.ts';
import { ReportProfileButton } from '../reports/index.ts';
import { CvBlock } from './cv-block.tsx';

interface ViewProps {
  readonly profile: Jobseeker;
  /** Shown to its owner, as others see it. */
  readonly isPreview?: boolean;
}

function Side({ profile, name, isPreview }: ViewProps & { name: string }) {
  return (
    <>
      <Price amountEuros={profile.expectedSalary} unit="an" />
      <FactList
        facts={[
          {
            label: labels.availability,
            value: (
              <AvailabilityBadge
                availability={profile.availability}
                toConfirm={profile.availabilityToConfirm}
              />
            ),
          },
          { label: labels.location, value: profile.location },
          { label: labels.experience, value: formatYears(profile.experienceYears) },
        ]}
      />
      <CvBlock profile={profile} />
      {isPreview ? (
        <PreviewContact />
      ) : (
        <>
          <ContactButton kind="jobseeker" target={{ userId: profile.user_id, name, role: 'jobseeker' }} />
          <ReportProfileButton userId={profile.user_id} name={name} />
        </>
      )}
    </>
  );
}

/** A job seeker as others see it. */
export function JobseekerView({ profile, isPreview }: ViewProps) {
  const name = profile.username ?? profile.firstName;
  return (
    <ProfileLayout
      id={profile.id}
      name={name}
      title={profile.title}
      subtitle={profile.specialization}
      avatar={profile.avatar}
      cover={profile.coverImage === null ? null : { url: profile.coverImage }}
      badges={<KindBadge kind="jobseeker" />}
      side={<Side profile={profile} name={name} isPreview={isPreview} />}
    >
      <Section title={texts.objective}>
        <Prose text={profile.description} />
      </Section>
      <Section title={texts.skills}>
        <TagList tags={profile.skills} />
      </Section>
    </ProfileLayout>
  );
}

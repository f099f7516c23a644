import type { Jobseeker } from '@mitoyen/contract/features/jobseekers/jobseekers.schemas.ts';
import { AvailabilityBadge } from '../../core/profile-parts/availability-badge.tsx';
import { FactList } from '../../core/profile-parts/fact-list.tsx';
import { KindBadge } from '../../core/profile-parts/kind-badge.tsx';
import { ProfileLayout, Prose } from '../../core/profile-parts/profile-layout.tsx';
import { profilePartTexts as labels } from '../../core/profile-parts/profile-parts.texts.ts';
import { ReportProfileButton } from '../../core/safety/report-profile-button.tsx';
import { TagList } from '../../ui/badge.tsx';
import { formatYears } from '../../ui/format.ts';
import { Section } from '../../ui/page.tsx';
import { Price } from '../../ui/price.tsx';
import { ContactButton } from './contact-button.tsx';
import { CvBlock } from './cv-block.tsx';
import { PreviewContact } from './preview-contact.tsx';
import styles from './profile-view.module.css';
import { profileTexts as texts } from './profiles.texts.ts';

interface ViewProps {
  readonly profile: Jobseeker;
  /** Shown to its owner, as others see it. */
  readonly isPreview?: boolean;
}

function Side({ profile, name, isPreview }: ViewProps & { name: string }) {
  return (
    <div className={styles.side}>
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
    </div>
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

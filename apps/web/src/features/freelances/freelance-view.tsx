import type { Freelance } from '@mitoyen/contract/features/freelances/freelances.schemas.ts';
import { TagList } from '../../ui/badge.tsx';
import { FactList } from '../../ui/fact-list.tsx';
import { formatNumber, formatYears } from '../../ui/format.ts';
import { Section } from '../../ui/page.tsx';
import { Price } from '../../ui/price.tsx';
import { Prose } from '../../ui/prose.tsx';
import { KindBadge } from '../accounts/index.ts';
import { AvailabilityBadge } from '../availability/index.ts';
import { SiretBadge } from '../companies/index.ts';
import { PortfolioGrid } from '../portfolio/index.ts';
import {
  ContactButton,
  profilePartTexts as labels,
  PreviewContact,
  ProfileLayout,
  profileTexts as texts,
} from '../profiles/index.ts';
import { ReportProfileButton } from '../reports/index.ts';
import styles from './freelance-view.module.css';

interface ViewProps {
  readonly profile: Freelance;
  /** Shown to its owner, as others see it. */
  readonly isPreview?: boolean;
}

function Side({ profile, name, isPreview }: ViewProps & { name: string }) {
  return (
    <>
      <Price amountEuros={profile.hourlyRate} unit="heure" />
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
          { label: labels.completedProjects, value: formatNumber(profile.completedProjects) },
        ]}
      />
      {isPreview ? (
        <PreviewContact />
      ) : (
        <>
          <ContactButton kind="freelance" target={{ userId: profile.user_id, name, role: 'freelance' }} />
          <ReportProfileButton userId={profile.user_id} name={name} />
        </>
      )}
    </>
  );
}

/** A freelance as others see it. */
export function FreelanceView({ profile, isPreview }: ViewProps) {
  const name = profile.username ?? profile.firstName;
  const { portfolio } = profile;
  return (
    <ProfileLayout
      id={profile.id}
      name={name}
      title={profile.title}
      subtitle={profile.specialization}
      avatar={profile.avatar}
      cover={portfolio.flatMap(({ images }) => images)[0] ?? null}
      badges={
        <>
          <KindBadge kind="freelance" />
          <SiretBadge status={profile.siretStatus} />
        </>
      }
      side={<Side profile={profile} name={name} isPreview={isPreview} />}
    >
      <Section title={texts.about}>
        <Prose text={profile.description} />
      </Section>
      <Section title={texts.skills}>
        <TagList tags={profile.skills} />
      </Section>
      <Section title={texts.portfolio}>
        {portfolio.length > 0 ? (
          <PortfolioGrid items={portfolio} />
        ) : (
          <p className={styles.none}>{texts.noPortfolio}</p>
        )}
      </Section>
    </ProfileLayout>
  );
}

import type { User } from '@mitoyen/contract/features/accounts/accounts.schemas.ts';
import type { Freelance } from '@mitoyen/contract/features/freelances/freelances.schemas.ts';
import { formatSiret } from '../../core/profile-form/siret-format.ts';
import { AvailabilityBadge } from '../../core/profile-parts/availability-badge.tsx';
import { KindBadge } from '../../core/profile-parts/kind-badge.tsx';
import { PortfolioGrid } from '../../core/profile-parts/portfolio-grid.tsx';
import { Prose } from '../../core/profile-parts/profile-layout.tsx';
import { profilePartTexts as labels } from '../../core/profile-parts/profile-parts.texts.ts';
import { SiretBadge } from '../../core/profile-parts/siret-badge.tsx';
import { paths } from '../../paths.ts';
import { TagList } from '../../ui/badge.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { formatNumber, formatPrice, formatYears } from '../../ui/format.ts';
import { Section } from '../../ui/page.tsx';
import styles from './my-profile.module.css';
import { myProfileTexts as texts } from './my-profile.texts.ts';
import { OwnProfileLayout } from './own-profile-layout.tsx';

/** A freelance's own profile. */
export function OwnFreelance({ user, profile }: { user: User; profile: Freelance }) {
  return (
    <OwnProfileLayout
      user={user}
      name={user.username}
      title={profile.title}
      subtitle={profile.specialization}
      avatar={profile.avatar}
      badges={
        <>
          <KindBadge kind="freelance" />
          <AvailabilityBadge availability={profile.availability} toConfirm={profile.availabilityToConfirm} />
          <SiretBadge status={profile.siretStatus} />
        </>
      }
      factsTitle={texts.professional}
      facts={[
        { label: labels.hourlyRate, value: formatPrice(profile.hourlyRate, 'heure') },
        { label: labels.location, value: profile.location },
        { label: labels.experience, value: formatYears(profile.experienceYears) },
        { label: labels.completedProjects, value: formatNumber(profile.completedProjects) },
        { label: texts.siret, value: profile.siret ? formatSiret(profile.siret) : null },
      ]}
    >
      <Section title={texts.about}>
        <Prose text={profile.description} />
      </Section>
      <Section title={texts.skills}>
        <TagList tags={profile.skills} />
      </Section>
      <Section
        title={texts.portfolio}
        actions={
          <LinkButton size="small" to={paths.ownPortfolio()}>
            {texts.managePortfolio}
          </LinkButton>
        }
      >
        {profile.portfolio.length > 0 ? (
          <PortfolioGrid items={profile.portfolio} />
        ) : (
          <p className={styles.note}>{texts.noPortfolio}</p>
        )}
      </Section>
    </OwnProfileLayout>
  );
}

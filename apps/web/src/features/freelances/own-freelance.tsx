import type { User } from '@mitoyen/contract/features/accounts/accounts.schemas.ts';
import type { Freelance } from '@mitoyen/contract/features/freelances/freelances.schemas.ts';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { formatPrice, formatYears } from '../../ui/format.ts';
import { Section } from '../../ui/page.tsx';
import { formatSiret, freelanceSiretTexts, OwnSiretNotice, SiretBadge } from '../companies/index.ts';
import { PortfolioGrid } from '../portfolio/index.ts';
import {
  profilePartTexts as labels,
  OwnPersonLayout,
  profileTexts,
  myProfileTexts as texts,
} from '../profiles/index.ts';
import { freelanceFacts } from './freelance-facts.ts';
import styles from './freelance-view.module.css';

/** A freelance's own profile. */
export function OwnFreelance({ user, profile }: { user: User; profile: Freelance }) {
  return (
    <OwnPersonLayout
      user={user}
      kind="freelance"
      profile={profile}
      badges={
        <SiretBadge said={freelanceSiretTexts} state={profile.siretState} status={profile.siretStatus} />
      }
      aboutTitle={texts.about}
      facts={[
        { label: labels.hourlyRate, value: formatPrice(profile.hourlyRate, 'heure') },
        { label: labels.location, value: profile.location },
        { label: labels.experience, value: formatYears(profile.experienceYears) },
        ...freelanceFacts(profile),
        { label: texts.siret, value: profile.siret ? formatSiret(profile.siret) : null },
      ]}
    >
      <OwnSiretNotice state={profile.siretState} isShared={profile.siretElsewhere} />
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
          <p className={styles.none}>{profileTexts.noPortfolio}</p>
        )}
      </Section>
    </OwnPersonLayout>
  );
}

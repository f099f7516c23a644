import type { Freelance } from '@mitoyen/contract/features/freelances/freelances.schemas.ts';
import { Section } from '../../ui/page.tsx';
import { KindBadge } from '../accounts/index.ts';
import { freelanceSiretTexts, SiretBadge } from '../companies/index.ts';
import { PortfolioGrid } from '../portfolio/index.ts';
import { ProfileView, profileTexts as texts } from '../profiles/index.ts';
import { ProofMarks, titleFacts } from '../proofs/index.ts';
import { freelanceFacts } from './freelance-facts.ts';
import styles from './freelance-view.module.css';

/** A freelance as others see it. */
export function FreelanceView({ profile }: { profile: Freelance }) {
  const { portfolio } = profile;
  return (
    <ProfileView
      kind="freelance"
      profile={profile}
      amountEuros={profile.hourlyRate}
      amountUnit="heure"
      facts={[...freelanceFacts(profile), ...titleFacts(profile)]}
      sideExtra={<ProofMarks marks={profile.proofs} />}
      cover={portfolio.flatMap(({ images }) => images)[0] ?? null}
      badges={
        <>
          <KindBadge kind="freelance" />
          <SiretBadge
            said={freelanceSiretTexts}
            state={profile.siretState}
            status={profile.siretStatus}
            readOn={profile.siretReadOn}
          />
        </>
      }
      aboutTitle={texts.about}
      lead={
        <Section title={texts.portfolio}>
          {portfolio.length > 0 ? (
            <PortfolioGrid items={portfolio} />
          ) : (
            <p className={styles.none}>{texts.noPortfolio}</p>
          )}
        </Section>
      }
    />
  );
}

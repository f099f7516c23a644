import type { FullOffer } from '@mitoyen/contract/features/offers/offers.schemas.ts';
import { useCallback, useMemo, useState } from 'react';
import { useSession } from '../../core/session/session.tsx';
import { paths } from '../../paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { LinkButton } from '../../ui/button.tsx';
import columns from '../../ui/columns.module.css';
import { cx } from '../../ui/cx.ts';
import { Notice } from '../../ui/notice.tsx';
import { Panel, Section } from '../../ui/page.tsx';
import { Prose } from '../../ui/prose.tsx';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import { ApplyDialog, JobApplyDialog, OfferStatusBadge } from '../applications/index.ts';
import { ProfileMatches } from '../matches/index.ts';
import { ReportLink } from '../reports/index.ts';
import { SaveButton, ShareButton } from '../saved-items/index.ts';
import { FacetView, facetTexts } from '../vocabulary/index.ts';
import { JobSide } from './jobs/job-side.tsx';
import { jobTexts } from './jobs/jobs.texts.ts';
import { MissionSide } from './mission-side.tsx';
import { narrowPage } from './narrow-page.ts';
import { OfferApplications } from './offer-applications.tsx';
import { OfferCompany } from './offer-company.tsx';
import { OfferHeader } from './offer-header.tsx';
import { OfferTerms } from './offer-terms.tsx';
import styles from './offer-view.module.css';
import { offerTexts as texts } from './offers.texts.ts';
import { OwnerActions } from './owner-actions.tsx';
import { UrgentBadge } from './urgent-badge.tsx';

/** That it takes no applications any more; of a job, which anybody may have found, also where others are. */
function Closed({ offer }: { offer: FullOffer }) {
  if (offer.status === 'open') return null;
  const isJob = offer.kind !== 'mission';
  const { closed, closedHint } = isJob ? jobTexts : texts;
  const others = (
    <LinkButton size="small" to={paths.jobs()}>
      {jobTexts.seeJobs}
    </LinkButton>
  );
  return (
    <Notice tone="warning" title={closed[offer.status]} actions={isJob && others}>
      {closedHint}
    </Notice>
  );
}

function Texts({ offer }: { offer: FullOffer }) {
  const isJob = offer.kind !== 'mission';
  return (
    <div className={cx(columns.main, styles.main)}>
      <Section title={isJob ? jobTexts.job : texts.mission}>
        <Prose text={offer.description} />
      </Section>
      {offer.requirements.length > 0 && (
        <Section title={texts.requirements}>
          <ul className={styles.wanted}>
            {[...new Set(offer.requirements)].map((requirement) => (
              <li key={requirement}>{requirement}</li>
            ))}
          </ul>
        </Section>
      )}
      {isJob && offer.benefits && (
        <Section title={jobTexts.benefits}>
          <Prose text={offer.benefits} />
        </Section>
      )}
      <FacetView of={offer} title={offer.titre} heading={facetTexts.headings.offer} />
    </div>
  );
}

/** Above the text where the facts come after it; not there at all on wide screens, so that nothing is said twice. */
function NarrowTerms({ offer }: { offer: FullOffer }) {
  const isNarrow = useMediaQuery(narrowPage);
  return (
    <div className={cx(styles.terms, offer.kind !== 'mission' && styles.kept)}>
      {isNarrow && <OfferTerms offer={offer} saysAnswers={false} />}
    </div>
  );
}

/** A mission as members read it, or a job as anybody does; its company finds there what it may do with it. */
export function OfferView({ offer, onRemoved }: { offer: FullOffer; onRemoved: () => void }) {
  const { user } = useSession();
  const [isApplying, setApplying] = useState(false);
  const apply = () => setApplying(true);
  const closeApply = useCallback(() => setApplying(false), []);
  const isOwn = user?.id === offer.entreprise_user_id;
  const thing = useMemo(
    () => ({ kind: 'offer' as const, id: offer.id, name: offer.titre }),
    [offer.id, offer.titre],
  );
  const paid = offer.highlighted && (
    <>
      <Badge tone="brick">{offer.kind === 'mission' ? texts.highlighted : jobTexts.highlighted}</Badge>
      <span className={styles.note}>{texts.highlightedNote}</span>
    </>
  );
  return (
    <article className={styles.offer}>
      <OfferHeader
        offer={offer}
        status={
          <>
            <OfferStatusBadge status={offer.status} />
            {offer.kind === 'mission' && <UrgentBadge offer={offer} />}
          </>
        }
        after={paid}
      />
      <NarrowTerms offer={offer} />
      <Closed offer={offer} />
      {isOwn && (
        <section className={styles.own} aria-label={texts.own}>
          <p className={styles.ownTitle}>{texts.own}</p>
          <OfferApplications offer={offer} />
          <OwnerActions offer={offer} isPage onRemoved={onRemoved} />
        </section>
      )}
      <div className={columns.columns}>
        <Texts offer={offer} />
        <Panel className={cx(columns.side, styles.side)}>
          <OfferCompany offer={offer} />
          {!isOwn && <SaveButton thing={thing} />}
          <ShareButton title={offer.titre} />
          {offer.kind === 'mission' ? (
            <MissionSide offer={offer} onApply={apply} />
          ) : (
            <JobSide job={offer} onApply={apply} />
          )}
        </Panel>
      </div>
      {isOwn && offer.status === 'open' && <ProfileMatches offer={offer} />}
      {isApplying &&
        (offer.kind === 'mission' ? (
          <ApplyDialog target={offer} onClose={closeApply} />
        ) : (
          <JobApplyDialog target={offer} onClose={closeApply} />
        ))}
      {!isOwn && <ReportLink kind="offer" id={offer.id} />}
    </article>
  );
}

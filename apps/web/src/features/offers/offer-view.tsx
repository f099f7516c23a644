import type { Offer } from '@mitoyen/contract/features/offers/offers.schemas.ts';
import { useCallback, useState } from 'react';
import { Link } from 'react-router';
import { cameFrom } from '../../core/pages/return-link.tsx';
import { useSession } from '../../core/session/session.tsx';
import { paths } from '../../paths.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import columns from '../../ui/columns.module.css';
import { cx } from '../../ui/cx.ts';
import { FactList } from '../../ui/fact-list.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel, Section } from '../../ui/page.tsx';
import { Prose } from '../../ui/prose.tsx';
import { ApplyDialog, DailyRate, FreeNow, OfferStatusBadge, OwnRate } from '../applications/index.ts';
import { OpenConversation } from '../conversations/index.ts';
import { ReportLink } from '../reports/index.ts';
import { FacetView, facetTexts } from '../vocabulary/index.ts';
import { AnswerRecord } from './answer-record.tsx';
import { ApplyButton } from './apply-button.tsx';
import { Deadline } from './deadline.tsx';
import { OfferApplications } from './offer-applications.tsx';
import { OfferHeader } from './offer-header.tsx';
import styles from './offer-view.module.css';
import { offerTexts as texts } from './offers.texts.ts';
import { OwnerActions } from './owner-actions.tsx';
import { UrgentBadge } from './urgent-badge.tsx';

/** For professionals: a question to the company about its offer. */
function ContactCompany({ offer }: { offer: Offer }) {
  const { user } = useSession();
  if (user?.role !== 'freelance' && user?.role !== 'jobseeker') return null;
  return (
    <OpenConversation
      userId={user.id}
      otherId={offer.entreprise_user_id}
      offer={{ id: offer.id, title: offer.titre }}
      wide
    >
      {texts.contactCompany}
    </OpenConversation>
  );
}

function Side({ offer, onApply }: { offer: Offer; onApply: () => void }) {
  const { user } = useSession();
  return (
    <Panel className={cx(columns.side, styles.side)}>
      <p className={styles.company}>
        <Avatar name={offer.companyName} src={offer.companyLogo} shape="square" />
        <Link to={paths.company(offer.entreprise_id)} state={cameFrom(paths.offer(offer.id))}>
          {offer.companyName}
        </Link>
      </p>
      <FactList
        facts={[
          { label: texts.budget, value: <Budget offer={offer} /> },
          { label: texts.duration, value: offer.duree },
          { label: texts.deadline, value: <Deadline offer={offer} /> },
          { label: texts.location, value: texts.place(offer.lieu ?? texts.anywhere, offer.remote === 1) },
          {
            label: texts.answers,
            value: offer.answerRecord && <AnswerRecord record={offer.answerRecord} />,
          },
        ]}
      />
      {user?.role === 'freelance' && offer.urgent && offer.status === 'open' && (
        <FreeNow target={offer} userId={user.id} hasApplied={offer.applied === true} />
      )}
      <ApplyButton offer={offer} size="page" onApply={onApply} />
      <ContactCompany offer={offer} />
    </Panel>
  );
}

/** What is offered, and to a freelance what their own profile announces. */
function Budget({ offer }: { offer: Offer }) {
  const { user } = useSession();
  return (
    <>
      <DailyRate eurosPerDay={offer.budget} />
      {user?.role === 'freelance' && (
        <p className={styles.note}>
          <OwnRate userId={user.id} />
        </p>
      )}
    </>
  );
}

/** An offer as members read it; its company finds there what it may do with it. */
export function OfferView({ offer, onRemoved }: { offer: Offer; onRemoved: () => void }) {
  const { user } = useSession();
  const [isApplying, setApplying] = useState(false);
  const closeApply = useCallback(() => setApplying(false), []);
  const isOwn = user?.id === offer.entreprise_user_id;
  const paid = offer.highlighted && (
    <>
      <Badge tone="brick">{texts.highlighted}</Badge>
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
            <UrgentBadge offer={offer} />
          </>
        }
        after={paid}
      />
      {offer.status !== 'open' && (
        <Notice tone="warning" title={texts.closed[offer.status]}>
          {texts.closedHint}
        </Notice>
      )}
      {isOwn && (
        <section className={styles.own} aria-label={texts.own}>
          <p className={styles.ownTitle}>{texts.own}</p>
          <OfferApplications offer={offer} />
          <OwnerActions offer={offer} onRemoved={onRemoved} />
        </section>
      )}
      <div className={columns.columns}>
        <Side offer={offer} onApply={() => setApplying(true)} />
        <div className={cx(columns.main, styles.main)}>
          <Section title={texts.mission}>
            <Prose text={offer.description} />
          </Section>
          {offer.requirements.length > 0 && (
            <Section title={texts.requirements}>
              <ul className={styles.requirements}>
                {[...new Set(offer.requirements)].map((requirement) => (
                  <li key={requirement}>{requirement}</li>
                ))}
              </ul>
            </Section>
          )}
          <FacetView of={offer} title={offer.titre} heading={facetTexts.headings.offer} />
        </div>
      </div>
      {isApplying && <ApplyDialog target={offer} onClose={closeApply} />}
      {!isOwn && <ReportLink kind="offer" id={offer.id} />}
    </article>
  );
}

import type { AnyOffer, Offer } from '@mitoyen/contract/features/offers/offers.schemas.ts';
import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { cameFrom } from '../../core/pages/return-link.tsx';
import { useSession } from '../../core/session/session.tsx';
import { paths } from '../../paths.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { cx } from '../../ui/cx.ts';
import { formatDay } from '../../ui/format.ts';
import { Icon } from '../../ui/icon.tsx';
import card from '../../ui/link-card.module.css';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { useAuthDialog } from '../accounts/index.ts';
import { DailyRate, OfferStatusBadge } from '../applications/index.ts';
import { fieldTexts } from '../field-search/index.ts';
import { AnswerRecordLine } from './answer-record.tsx';
import { ApplyButton } from './apply-button.tsx';
import { Deadline } from './deadline.tsx';
import styles from './offer-card.module.css';
import { offerTexts as texts } from './offers.texts.ts';

function Details({ offer }: { offer: Offer }) {
  const { requirements, duree, answerRecord } = offer;
  return (
    <>
      <p className={styles.company}>
        <Avatar name={offer.companyName} src={offer.companyLogo} size="small" shape="square" />
        <span className={styles.name}>{offer.companyName}</span>
      </p>
      <DailyRate eurosPerDay={offer.budget} />
      <p className={card.facts}>
        {duree && <span>{duree}</span>}
        {requirements.length > 0 && <span>{texts.requirementCount(requirements.length)}</span>}
        <Deadline offer={offer} />
        <AnswerRecordLine record={answerRecord} />
      </p>
    </>
  );
}

/** Members see a skeleton until the whole offer is loaded; visitors, how to get access to it. */
function Locked({ isAwaited }: { isAwaited: boolean }) {
  if (isAwaited) return <SkeletonLines count={3} />;
  return (
    <div className={styles.locked}>
      <p className={styles.lockedTitle}>
        <Icon name="shield" />
        {texts.restricted}
      </p>
      <p className={styles.lockedHint}>{texts.restrictedShort}</p>
    </div>
  );
}

/**
 * An offer in the list, as high in its restricted form as in full: nothing moves when a member's list comes.
 * `listPath` is where the way back from the offer leads.
 */
export function OfferCard({
  offer,
  listPath,
  onApply,
}: {
  offer: AnyOffer;
  listPath: string;
  onApply: (offer: Offer) => void;
}) {
  const { status, user } = useSession();
  const canApply = user?.role === 'freelance';
  const auth = useAuthDialog();
  const full = 'restricted' in offer ? null : offer;
  const open = (event: MouseEvent) => {
    if (status !== 'signed-out' || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    auth.open('login', paths.offer(offer.id));
  };
  return (
    <article className={cx(card.card, styles.rows)} data-highlighted={full?.highlighted || undefined}>
      <h2 className={styles.title}>
        <Link to={paths.offer(offer.id)} state={cameFrom(listPath)} className={card.link} onClick={open}>
          {offer.titre}
        </Link>
      </h2>
      <p className={card.facts}>
        <span className={card.fact}>
          <Icon name="pin" />
          {offer.lieu ?? texts.anywhere}
        </span>
        {full?.distanceKm !== undefined && <span>{fieldTexts.distance(full.distanceKm)}</span>}
        {offer.remote === 1 && <span>{texts.remote}</span>}
        <span>{texts.published(formatDay(offer.createdAt))}</span>
      </p>
      <div className={styles.details} data-restricted={full ? undefined : ''}>
        {full ? <Details offer={full} /> : <Locked isAwaited={status === 'signed-in'} />}
      </div>
      <div className={styles.action}>
        <span className={styles.marks}>
          <OfferStatusBadge status={full?.status ?? 'open'} />
          {full?.highlighted && <Badge tone="brick">{texts.highlighted}</Badge>}
          {full && full.entreprise_user_id === user?.id && <Badge tone="info">{texts.own}</Badge>}
        </span>
        {full && canApply ? (
          <ApplyButton offer={full} onApply={() => onApply(full)} />
        ) : (
          <span className={styles.see} aria-hidden="true">
            {texts.see}
            <Icon name="arrowRight" />
          </span>
        )}
      </div>
    </article>
  );
}

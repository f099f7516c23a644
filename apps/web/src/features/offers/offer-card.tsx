import type { Offer } from '@mitoyen/contract/features/offers/offers.schemas.ts';
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
import { DailyRate, OfferStatusBadge } from '../applications/index.ts';
import { fieldTexts } from '../field-search/index.ts';
import { AnswerRecordLine } from './answer-record.tsx';
import { ApplyButton } from './apply-button.tsx';
import { Deadline } from './deadline.tsx';
import styles from './offer-card.module.css';
import { offerTexts as texts } from './offers.texts.ts';
import { UrgentBadge } from './urgent-badge.tsx';

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

/** An offer in a member's list. `listPath` is where the way back from the offer leads. */
export function OfferCard({
  offer,
  listPath,
  onApply,
}: {
  offer: Offer;
  listPath: string;
  onApply: (offer: Offer) => void;
}) {
  const { user } = useSession();
  const canApply = user?.role === 'freelance';
  return (
    <article className={cx(card.card, styles.rows)} data-highlighted={offer.highlighted || undefined}>
      <h2 className={styles.title}>
        <Link to={paths.offer(offer.id)} state={cameFrom(listPath)} className={card.link}>
          {offer.titre}
        </Link>
      </h2>
      <p className={card.facts}>
        <span className={card.fact}>
          <Icon name="pin" />
          {offer.lieu ?? texts.anywhere}
        </span>
        {offer.distanceKm !== undefined && <span>{fieldTexts.distance(offer.distanceKm)}</span>}
        {offer.remote === 1 && <span>{texts.remote}</span>}
        <span>{texts.published(formatDay(offer.createdAt))}</span>
      </p>
      <div className={styles.details}>
        <Details offer={offer} />
      </div>
      <div className={styles.action}>
        <span className={styles.marks}>
          <OfferStatusBadge status={offer.status} />
          <UrgentBadge offer={offer} />
          {offer.highlighted && <Badge tone="brick">{texts.highlighted}</Badge>}
          {offer.entreprise_user_id === user?.id && <Badge tone="info">{texts.own}</Badge>}
        </span>
        {canApply ? (
          <ApplyButton offer={offer} onApply={() => onApply(offer)} />
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

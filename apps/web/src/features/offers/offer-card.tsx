import type { Offer } from '@mitoyen/contract/features/offers/offers.schemas.ts';
import { useSignedInUser } from '../../core/session/session.tsx';
import { Badge } from '../../ui/badge.tsx';
import { cx } from '../../ui/cx.ts';
import { formatNearDay } from '../../ui/format.ts';
import { Icon } from '../../ui/icon.tsx';
import card from '../../ui/link-card.module.css';
import { HourlyRate, OfferStatusBadge } from '../applications/index.ts';
import { AnswerRecordLine } from './answer-record.tsx';
import { CardApply } from './apply-button.tsx';
import { CardHead } from './card-head.tsx';
import { CardDeadline } from './deadline.tsx';
import styles from './offer-card.module.css';
import { offerTexts as texts } from './offers.texts.ts';
import { UrgentBadge } from './urgent-badge.tsx';

function Facts({ offer }: { offer: Offer }) {
  return (
    <p className={cx(card.facts, styles.facts)} data-apart>
      <CardDeadline offer={offer} />
      <span>
        <HourlyRate eurosPerDay={offer.budget} isShort />
      </span>
      <span>{texts.published(formatNearDay(offer.createdAt))}</span>
      <AnswerRecordLine record={offer.answerRecord} />
    </p>
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
  const user = useSignedInUser();
  return (
    <article className={cx(card.card, styles.rows)} data-marked={offer.highlighted || undefined}>
      <CardHead
        offer={offer}
        listPath={listPath}
        place={offer.lieu ?? texts.anywhere}
        remote={offer.remote === 1 ? texts.remote : null}
      />
      <Facts offer={offer} />
      <div className={styles.action}>
        <span className={styles.marks} data-apart>
          <OfferStatusBadge status={offer.status} />
          <UrgentBadge offer={offer} />
          {offer.highlighted && <Badge tone="brick">{texts.highlighted}</Badge>}
          {offer.entreprise_user_id === user?.id && <Badge tone="info">{texts.own}</Badge>}
        </span>
        {user?.role === 'freelance' ? (
          <CardApply offer={offer} onApply={() => onApply(offer)} />
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

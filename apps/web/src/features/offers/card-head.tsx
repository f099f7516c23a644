import type { FullOffer } from '@mitoyen/contract/features/offers/offers.schemas.ts';
import { cameFrom } from '../../core/pages/return-link.tsx';
import { paths } from '../../paths.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import card from '../../ui/link-card.module.css';
import { fieldTexts } from '../field-search/index.ts';
import styles from './offer-card.module.css';
import { OfferTerms } from './offer-terms.tsx';

interface CardHeadProps {
  readonly offer: FullOffer;
  /** Where the way back from the offer leads. */
  readonly listPath: string;
  /** Where it is, and how much of it is done from elsewhere. */
  readonly place: string;
  readonly remote: string | null;
}

/** The upper half of an offer's card: what, whose and where, and the one line that decides. */
export function CardHead({ offer, listPath, place, remote }: CardHeadProps) {
  return (
    <>
      <h2 className={styles.title}>
        <Link to={paths.offer(offer.id)} state={cameFrom(listPath)} className={card.link}>
          {offer.titre}
        </Link>
      </h2>
      <div className={styles.firm}>
        <Avatar name={offer.companyName} src={offer.companyLogo} size="small" shape="square" />
        <div className={styles.who}>
          <p className={styles.name}>{offer.companyName}</p>
          <p className={card.facts} data-apart>
            <span className={card.fact}>
              <Icon name="pin" />
              {place}
            </span>
            {offer.distanceKm !== undefined && <span>{fieldTexts.distance(offer.distanceKm)}</span>}
            {remote && <span>{remote}</span>}
          </p>
        </div>
      </div>
      <div className={styles.terms}>
        <OfferTerms offer={offer} saysAnswers />
      </div>
    </>
  );
}

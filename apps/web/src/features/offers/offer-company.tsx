import type { FullOffer } from '@mitoyen/contract/features/offers/offers.schemas.ts';
import { cameFrom } from '../../core/pages/return-link.tsx';
import { paths } from '../../paths.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Link } from '../../ui/link.tsx';
import styles from './offer-view.module.css';

/** Whose offer it is, and the way to their page. */
export function OfferCompany({ offer }: { offer: FullOffer }) {
  return (
    <p className={styles.company}>
      <Avatar name={offer.companyName} src={offer.companyLogo} shape="square" />
      <Link to={paths.company(offer.entreprise_id)} state={cameFrom(paths.offer(offer.id))}>
        {offer.companyName}
      </Link>
    </p>
  );
}

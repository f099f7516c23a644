import type { RestrictedOffer } from '@mitoyen/contract/features/offers/offers.schemas.ts';
import { keepErrand } from '../../core/errand/errand-storage.ts';
import { useSession } from '../../core/session/session.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Actions } from '../../ui/page.tsx';
import { SkeletonGroup, SkeletonLines } from '../../ui/skeleton.tsx';
import { useAuthDialog } from '../accounts/index.ts';
import { OfferStatusBadge } from '../applications/index.ts';
import { ReportLink } from '../reports/index.ts';
import { OfferHeader } from './offer-header.tsx';
import styles from './offer-view.module.css';
import { offerTexts as texts } from './offers.texts.ts';

/** All that the signed-out may read of an offer, and the ways in while it is open. A member sees shapes until the rest has come. */
export function RestrictedOfferView({ offer }: { offer: RestrictedOffer & { isOpen: boolean } }) {
  const { status } = useSession();
  const auth = useAuthDialog();
  const enter = (mode: 'register' | 'login') => {
    keepErrand({ kind: 'apply', offer: { id: offer.id, title: offer.titre } });
    auth.open(mode);
  };
  return (
    <article className={styles.offer}>
      <OfferHeader offer={offer} status={offer.isOpen && <OfferStatusBadge status="open" />} />
      {status === 'signed-in' ? (
        <div className={styles.awaited}>
          <SkeletonGroup label={texts.loading}>
            <SkeletonLines count={8} />
          </SkeletonGroup>
        </div>
      ) : offer.isOpen ? (
        <div className={styles.restricted}>
          <h2 className={styles.restrictedTitle}>{texts.restricted}</h2>
          <p>{texts.restrictedLong}</p>
          <Actions>
            <Button variant="primary" onClick={() => enter('register')}>
              {texts.createAccount}
            </Button>
            <Button onClick={() => enter('login')}>{texts.signIn}</Button>
          </Actions>
        </div>
      ) : (
        <Notice tone="warning" title={texts.closedNotice}>
          {texts.closedHint}
        </Notice>
      )}
      <ReportLink kind="offer" id={offer.id} />
    </article>
  );
}

import type { RestrictedOffer } from '@mitoyen/contract/features/offers/offers.schemas.ts';
import type { MouseEvent } from 'react';
import { keepErrand } from '../../core/errand/errand-storage.ts';
import { cameFrom } from '../../core/pages/return-link.tsx';
import { useSignedInUser } from '../../core/session/session.tsx';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { formatDay } from '../../ui/format.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import card from '../../ui/link-card.module.css';
import { Actions } from '../../ui/page.tsx';
import { useAuthDialog } from '../accounts/index.ts';
import { OfferStatusBadge } from '../applications/index.ts';
import { offerTexts as texts } from './offers.texts.ts';
import styles from './restricted-offers.module.css';

/** An offer as the signed-out read it, on one line: a press asks them to sign in, and leads to it. */
export function RestrictedOfferRow({ offer, listPath }: { offer: RestrictedOffer; listPath: string }) {
  const user = useSignedInUser();
  const auth = useAuthDialog();
  const open = (event: MouseEvent) => {
    if (user || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    keepErrand({ kind: 'apply', offer: { id: offer.id, title: offer.titre } });
    auth.open('login', paths.offer(offer.id));
  };
  return (
    <article className={styles.row}>
      <div className={styles.what}>
        <h2 className={styles.title}>
          <Link to={paths.offer(offer.id)} state={cameFrom(listPath)} className={card.link} onClick={open}>
            {offer.titre}
          </Link>
        </h2>
        <p className={card.facts} data-apart>
          <span className={card.fact}>
            <Icon name="pin" />
            {offer.lieu ?? texts.anywhere}
          </span>
          {offer.remote === 1 && <span>{texts.remote}</span>}
          <span>{texts.published(formatDay(offer.createdAt))}</span>
        </p>
      </div>
      <div className={styles.marks}>
        {/* the list has open offers alone */}
        <OfferStatusBadge status="open" />
        <p className={styles.lock}>
          <Icon name="lock" />
          {texts.restricted}
        </p>
      </div>
    </article>
  );
}

/** Once for all restricted offers of a list: what they hold back, and the ways in. */
export function SignInPanel() {
  const auth = useAuthDialog();
  return (
    <aside className={styles.panel} aria-label={texts.restricted}>
      <p>{texts.restrictedAll}</p>
      <Actions>
        <Button variant="primary" size="small" onClick={() => auth.open('register')}>
          {texts.createAccount}
        </Button>
        <Button size="small" onClick={() => auth.open('login')}>
          {texts.signIn}
        </Button>
      </Actions>
    </aside>
  );
}

import type { JobKind } from '@mitoyen/contract/features/offers/offer-kinds.rules.ts';
import { useCallback, useState } from 'react';
import { useSession } from '../../core/session/session.tsx';
import { Button } from '../../ui/button.tsx';
import { OfferDialog } from './form/lazy-offer-dialog.ts';
import { publishTexts as texts } from './offers.texts.ts';
import styles from './publish-button.module.css';
import { useOfferQuota } from './use-offer-quota.ts';

/** 'Publier une offre de mission', or an offer of another kind, for companies, with how many of the free offers are used. */
export function PublishButton({ kind }: { kind?: JobKind }) {
  const { user } = useSession();
  const quota = useOfferQuota();
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  if (user?.role !== 'entreprise') return null;
  return (
    <div className={styles.publish}>
      <Button variant="primary" icon="plus" onClick={() => setOpen(true)}>
        {kind ? texts.publishJob : texts.publish}
      </Button>
      <p className={styles.quota}>{quota && texts.quotaShort(quota.count, quota.limit)}</p>
      {isOpen && (
        <OfferDialog action={{ kind: 'publish', ...(kind && { offerKind: kind }) }} onClose={close} />
      )}
    </div>
  );
}

import type { JobKind } from '@mitoyen/contract/features/offers/offer-kinds.rules.ts';
import { useCallback, useState } from 'react';
import { useSession } from '../../core/session/session.tsx';
import { Button } from '../../ui/button.tsx';
import { OfferDialog } from './form/lazy-offer-dialog.ts';
import { publishTexts as texts } from './offers.texts.ts';
import styles from './publish-button.module.css';
import { useOfferQuota } from './use-offer-quota.ts';

/** What may be published from a page: missions on theirs, jobs on theirs, either among one's own offers. */
const labels = {
  mission: texts.publish,
  job: texts.publishJob,
  any: texts.publishAny,
} as const;

/** Opens the form of an offer, for companies, and says how many of the free offers are used. */
export function PublishButton({ kind = 'mission' }: { kind?: 'mission' | 'any' | JobKind }) {
  const { user } = useSession();
  const quota = useOfferQuota();
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  if (user?.role !== 'entreprise') return null;
  const isJob = kind !== 'mission' && kind !== 'any';
  return (
    <div className={styles.publish}>
      <Button variant="primary" icon="plus" onClick={() => setOpen(true)}>
        {labels[isJob ? 'job' : kind]}
      </Button>
      <p className={styles.quota}>{quota && texts.quotaShort(quota.count, quota.limit)}</p>
      {isOpen && (
        <OfferDialog action={{ kind: 'publish', ...(isJob && { offerKind: kind }) }} onClose={close} />
      )}
    </div>
  );
}

import { premiumPriceEuros } from '@mitoyen/contract/features/subscriptions/subscriptions.rules.ts';
import type { Subscription } from '@mitoyen/contract/features/subscriptions/subscriptions.schemas.ts';
import { usePageConfig } from '../../core/pages/page-config.ts';
import { Badge } from '../../ui/badge.tsx';
import { formatDay } from '../../ui/format.ts';
import { Actions, Panel } from '../../ui/page.tsx';
import { Price } from '../../ui/price.tsx';
import { PortalButton } from './portal-button.tsx';
import styles from './subscription-block.module.css';
import { subscriptionTexts as texts } from './subscriptions.texts.ts';

/** The subscription that a company has, until when, and what it can do about it. */
export function CurrentSubscription({ subscription }: { subscription: Subscription }) {
  const { state, customerId } = subscription;
  return (
    <Panel className={styles.panel}>
      <div className={styles.head}>
        <p className={styles.plan}>{texts.plan}</p>
        <Badge tone="success">{texts.active}</Badge>
        {state === 'late' && <Badge tone="warning">{texts.late}</Badge>}
      </div>
      <Dates subscription={subscription} />
      {customerId && (
        <Actions>
          <PortalButton customerId={customerId} label={texts.manage} />
          {state === 'ending' ? (
            <PortalButton customerId={customerId} label={texts.resume} variant="ghost" />
          ) : (
            <PortalButton customerId={customerId} flow="cancel" label={texts.cancel} variant="ghost" />
          )}
        </Actions>
      )}
    </Panel>
  );
}

function Dates({ subscription: { state, endsAt, renewsAt, customerId } }: { subscription: Subscription }) {
  const { contactEmail } = usePageConfig();
  if (endsAt) {
    return (
      <div className={styles.text}>
        <p className={styles.end}>{texts.activeUntil(formatDay(endsAt))}</p>
        <p>{texts.afterEnd}</p>
      </div>
    );
  }
  if (!customerId) return <p className={styles.text}>{texts.given(contactEmail)}</p>;
  return (
    <p className={styles.text}>
      <Price amountEuros={premiumPriceEuros} unit="mois" />
      <span>{texts.taxesIncluded}</span>
      {state === 'active' && renewsAt && <span>{texts.renews(formatDay(renewsAt))}</span>}
    </p>
  );
}

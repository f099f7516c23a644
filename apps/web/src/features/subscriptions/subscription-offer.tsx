import { premiumPriceEuros } from '@mitoyen/contract/features/subscriptions/subscriptions.rules.ts';
import type { Subscription } from '@mitoyen/contract/features/subscriptions/subscriptions.schemas.ts';
import { usePageConfig } from '../../core/pages/page-config.ts';
import { formatDay } from '../../ui/format.ts';
import { Panel } from '../../ui/page.tsx';
import { Price } from '../../ui/price.tsx';
import { OpeningSoon } from './opening-soon.tsx';
import { PlanFeatures } from './plan-features.tsx';
import { PremiumConditions } from './premium-conditions.tsx';
import { pricingTexts } from './pricing.texts.ts';
import { SubscribeButton } from './subscribe-button.tsx';
import styles from './subscription-block.module.css';
import { subscriptionTexts as texts } from './subscriptions.texts.ts';

/** What a company without Premium is offered. */
export function SubscriptionOffer({
  userId,
  subscription: { state, endsAt },
}: {
  userId: string;
  subscription: Subscription;
}) {
  const { areSubscriptionsOpen } = usePageConfig();
  return (
    <Panel className={styles.offer}>
      {state === 'ended' && endsAt && <p className={styles.text}>{texts.ended(formatDay(endsAt))}</p>}
      <div className={styles.head}>
        <p className={styles.plan}>{texts.offerTitle}</p>
        <p className={styles.price}>
          <Price amountEuros={premiumPriceEuros} unit="mois" />
          <span>{pricingTexts.premium.priceNote}</span>
        </p>
      </div>
      <PlanFeatures features={pricingTexts.premium.features} />
      {areSubscriptionsOpen ? (
        <>
          <SubscribeButton userId={userId} label={texts.subscribe} />
          <PremiumConditions />
        </>
      ) : (
        <OpeningSoon />
      )}
    </Panel>
  );
}

import { premiumPriceEuros } from '@mitoyen/contract/features/subscriptions/subscriptions.rules.ts';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useSession } from '../../core/session/session.tsx';
import { paths } from '../../paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page, PageHeader } from '../../ui/page.tsx';
import { Price } from '../../ui/price.tsx';
import { useAuthDialog } from '../accounts/index.ts';
import { FreeUsage } from './free-usage.tsx';
import { PremiumAction } from './premium-action.tsx';
import styles from './pricing.module.css';
import { pricingTexts as texts } from './pricing.texts.ts';
import { PricingPlan } from './pricing-plan.tsx';
import { SubscriptionAlert } from './subscription-parts.ts';
import { subscriptionQuery } from './subscriptions.queries.ts';

/** For a company that left the payment page without paying (`paiement=interrompu`). */
function InterruptedPayment({ userId }: { userId: string }) {
  const [parameters] = useSearchParams();
  const { data } = useQuery(subscriptionQuery(userId));
  if (parameters.get('paiement') !== 'interrompu' || !data || data.isSubscribed) return null;
  return (
    <Notice tone="info" title={texts.interruptedTitle}>
      {texts.interrupted}
    </Notice>
  );
}

export const head = texts.head;

/** What it costs: freelances and job seekers see their list, companies theirs, visitors both. */
export default function PricingPage() {
  const { user } = useSession();
  const role = user?.role ?? null;
  return (
    <Page>
      <PageHeader caption={texts.caption} title={texts.title} />
      {user && role === 'entreprise' && (
        <>
          <SubscriptionAlert userId={user.id} />
          <InterruptedPayment userId={user.id} />
        </>
      )}
      <div className={styles.plans}>
        {role !== 'entreprise' && <PeoplePlan isVisitor={user === null} />}
        {(role === null || role === 'entreprise') && <CompanyPlans />}
      </div>
    </Page>
  );
}

function PeoplePlan({ isVisitor }: { isVisitor: boolean }) {
  const { title, price, priceNote, features, action } = texts.people;
  return (
    <PricingPlan title={title} price={price} note={priceNote} features={features}>
      {isVisitor && (
        <LinkButton to={paths.inscription()} wide>
          {action}
        </LinkButton>
      )}
    </PricingPlan>
  );
}

function CompanyPlans() {
  const { user } = useSession();
  const authDialog = useAuthDialog();
  const isCompany = user?.role === 'entreprise';
  const { data } = useQuery({ ...subscriptionQuery(user?.id ?? ''), enabled: isCompany });
  const { free, premium } = texts;
  const current = <Badge tone="success">{texts.current}</Badge>;
  return (
    <>
      <PricingPlan
        title={free.title}
        badge={data && !data.isSubscribed && current}
        price={free.price}
        note={free.priceNote}
        features={free.features}
      >
        {data && !data.isSubscribed && user && <FreeUsage userId={user.id} />}
        {!user && (
          <>
            <LinkButton to={paths.companySetup()} wide className={styles.aboveWholePlan}>
              {free.action}
            </LinkButton>
            <Button
              wide
              variant="ghost"
              className={styles.wholePlan}
              onClick={() => authDialog.open('login')}
            >
              {free.login}
            </Button>
          </>
        )}
      </PricingPlan>
      <PricingPlan
        title={premium.title}
        badge={data?.isSubscribed && current}
        price={<Price amountEuros={premiumPriceEuros} unit="mois" />}
        note={premium.priceNote}
        features={premium.features}
        isHighlighted
      >
        <PremiumAction />
      </PricingPlan>
    </>
  );
}

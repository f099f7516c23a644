import { useQuery } from '@tanstack/react-query';
import { usePageConfig } from '../../core/pages/page-config.ts';
import { useSession } from '../../core/session/session.tsx';
import { paths } from '../../paths.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { formatDay } from '../../ui/format.ts';
import { Notice } from '../../ui/notice.tsx';
import { SkeletonGroup, SkeletonLines } from '../../ui/skeleton.tsx';
import { useAuthDialog } from '../accounts/index.ts';
import { OpeningSoon } from './opening-soon.tsx';
import { PortalButton } from './portal-button.tsx';
import { PremiumConditions } from './premium-conditions.tsx';
import styles from './pricing.module.css';
import { pricingTexts } from './pricing.texts.ts';
import { SubscribeButton } from './subscribe-button.tsx';
import { subscriptionQuery } from './subscriptions.queries.ts';
import { subscriptionTexts } from './subscriptions.texts.ts';

const texts = pricingTexts.premium;

/** What to do about Premium: sign in, subscribe, or see to the subscription one has. */
export function PremiumAction() {
  const { user } = useSession();
  const authDialog = useAuthDialog();
  if (user?.role === 'entreprise') return <CompanyAction userId={user.id} />;
  if (user) {
    return (
      <LinkButton to={paths.inscription()} wide>
        {texts.chooseType}
      </LinkButton>
    );
  }
  return (
    <>
      <Button variant="primary" wide className={styles.wholePlan} onClick={() => authDialog.open('login')}>
        {texts.login}
      </Button>
      <p className={styles.small}>{texts.loginNote}</p>
    </>
  );
}

function CompanyAction({ userId }: { userId: string }) {
  const { areSubscriptionsOpen } = usePageConfig();
  const { data, error, refetch } = useQuery(subscriptionQuery(userId));
  if (data?.isSubscribed) {
    const { endsAt, renewsAt, customerId } = data;
    return (
      <>
        <p className={styles.subscribed}>{texts.alreadySubscribed}</p>
        {endsAt && <p className={styles.small}>{subscriptionTexts.activeUntil(formatDay(endsAt))}</p>}
        {renewsAt && <p className={styles.small}>{subscriptionTexts.renews(formatDay(renewsAt))}</p>}
        {customerId ? (
          <PortalButton customerId={customerId} label={subscriptionTexts.manage} />
        ) : (
          <LinkButton to={paths.profile()}>{texts.toSubscription}</LinkButton>
        )}
      </>
    );
  }
  if (data && !areSubscriptionsOpen) return <OpeningSoon />;
  if (data) {
    return (
      <>
        <SubscribeButton userId={userId} label={texts.subscribe} wide />
        <PremiumConditions />
      </>
    );
  }
  if (error) {
    return <Notice tone="error" title={subscriptionTexts.failureTitle} onRetry={() => void refetch()} />;
  }
  return (
    <SkeletonGroup label={subscriptionTexts.loading}>
      <SkeletonLines count={2} />
    </SkeletonGroup>
  );
}

import { paths } from '../../paths.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Actions, PageHeader } from '../../ui/page.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { SubscriptionReceipt } from './subscription-receipt.tsx';
import { successTexts as texts } from './subscriptions.texts.ts';
import styles from './success-page.module.css';
import { usePaymentOutcome } from './use-payment-outcome.ts';

function ToProfile() {
  return <LinkButton to={paths.profile()}>{texts.toProfile}</LinkButton>;
}

/** What came of a company's payment. */
export function PaymentOutcome({ userId }: { userId: string }) {
  const { outcome, subscription, error, check } = usePaymentOutcome(userId);
  if (outcome === 'subscribed') {
    return (
      <>
        <PageHeader caption={texts.caption} title={texts.doneTitle} lead={texts.done} />
        {subscription && <SubscriptionReceipt userId={userId} subscription={subscription} />}
        <Actions>
          <LinkButton variant="primary" to={paths.ownOffers()}>
            {texts.publish}
          </LinkButton>
          <LinkButton to={paths.directory()}>{texts.toDirectory}</LinkButton>
          <ToProfile />
        </Actions>
      </>
    );
  }
  if (outcome === 'waiting') {
    return (
      <>
        <PageHeader caption={texts.caption} title={texts.waitingTitle} />
        <div role="status">
          <p className={styles.waiting}>
            <Spinner /> {texts.waiting}
          </p>
        </div>
        <Actions>
          <ToProfile />
        </Actions>
      </>
    );
  }
  if (outcome === 'unknown') {
    return (
      <>
        <PageHeader caption={texts.caption} title={texts.unknownTitle} />
        <Notice tone="error" title={error?.message} onRetry={check} actions={<ToProfile />} />
      </>
    );
  }
  return (
    <>
      <PageHeader caption={texts.caption} title={texts.unpaidTitle} lead={texts.unpaid} />
      <Actions>
        <Button variant="primary" icon="refresh" onClick={check}>
          {texts.checkAgain}
        </Button>
        <LinkButton to={paths.pricing()}>{texts.toPricing}</LinkButton>
        <ToProfile />
      </Actions>
    </>
  );
}

import { premiumPriceEuros } from '@mitoyen/contract/features/subscriptions/subscriptions.rules.ts';
import type {
  Invoice,
  Subscription,
} from '@mitoyen/contract/features/subscriptions/subscriptions.schemas.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { usePageConfig } from '../../core/pages/page-config.ts';
import { formatDay, formatEuros, formatPrice } from '../../ui/format.ts';
import { PortalButton } from './portal-button.tsx';
import styles from './subscription-receipt.module.css';
import { invoicesQuery } from './subscriptions.queries.ts';
import { subscriptionTexts, receiptTexts as texts } from './subscriptions.texts.ts';

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.line}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The newest payment. Stripe may know the subscription before its invoice is final. */
function Payment({ invoice, isPending }: { invoice: Invoice | undefined; isPending: boolean }) {
  if (!invoice) {
    return (
      <>
        <Line label={texts.amount}>{formatPrice(premiumPriceEuros, 'mois')}</Line>
        <Line label={texts.invoice}>{isPending ? texts.loading : texts.noInvoice}</Line>
      </>
    );
  }
  const { amount, createdAt, number, status, pdfUrl, url } = invoice;
  const document = pdfUrl ?? url;
  return (
    <>
      <Line label={texts.amount}>
        <strong className={styles.total}>{formatEuros(amount)}</strong> {subscriptionTexts.taxesIncluded}
      </Line>
      <Line label={status === 'paid' ? texts.paid : texts.issued}>
        <time dateTime={createdAt}>{formatDay(createdAt)}</time>
      </Line>
      <Line label={texts.invoice}>
        {document ? (
          <a href={document} target="_blank" rel="noopener noreferrer">
            {texts.open(number)}
          </a>
        ) : (
          (number ?? texts.noInvoice)
        )}
      </Line>
    </>
  );
}

/** What a company paid, when it pays next, and where its invoices are. */
export function SubscriptionReceipt({
  userId,
  subscription: { customerId, renewsAt, endsAt },
}: {
  userId: string;
  subscription: Subscription;
}) {
  const { contactEmail } = usePageConfig();
  const invoices = useInfiniteQuery({ ...invoicesQuery(userId), enabled: customerId !== null, retry: false });
  const next = endsAt ?? renewsAt;
  return (
    <section className={styles.receipt} aria-label={texts.heading}>
      <dl className={styles.lines}>
        <Line label={texts.plan}>{subscriptionTexts.plan}</Line>
        {customerId ? (
          <Payment invoice={invoices.data?.pages[0]?.invoices[0]} isPending={invoices.isPending} />
        ) : (
          <Line label={texts.amount}>{subscriptionTexts.given(contactEmail)}</Line>
        )}
        {next && (
          <Line label={endsAt ? texts.end : texts.next}>
            <time dateTime={next}>{formatDay(next)}</time>
          </Line>
        )}
      </dl>
      {customerId && (
        <div className={styles.foot}>
          <PortalButton customerId={customerId} label={subscriptionTexts.manage} />
        </div>
      )}
    </section>
  );
}

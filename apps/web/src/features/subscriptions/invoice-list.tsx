import type { Invoice } from '@mitoyen/contract/features/subscriptions/subscriptions.schemas.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { formatDay, formatEuros } from '../../ui/format.ts';
import { Notice } from '../../ui/notice.tsx';
import { Section } from '../../ui/page.tsx';
import { SkeletonGroup, SkeletonLines } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './invoice-list.module.css';
import { invoicesQuery } from './subscriptions.queries.ts';
import { invoiceTexts as texts } from './subscriptions.texts.ts';

const tones: Readonly<Record<Invoice['status'], BadgeTone>> = {
  draft: 'neutral',
  open: 'warning',
  paid: 'success',
  uncollectible: 'danger',
  void: 'neutral',
};

function DocumentLink({ href, label, name }: { href: string; label: string; name: string }) {
  return (
    <a className={styles.link} href={href} target="_blank" rel="noopener noreferrer">
      {label}
      <VisuallyHidden>{texts.of(name)}</VisuallyHidden>
    </a>
  );
}

function InvoiceRow({ invoice }: { invoice: Invoice }) {
  const { number, createdAt, amount, status, url, pdfUrl } = invoice;
  const name = number ?? texts.unnumbered;
  return (
    <li className={styles.invoice}>
      <p className={styles.name}>
        {name}
        <time className={styles.date} dateTime={createdAt}>
          {formatDay(createdAt)}
        </time>
      </p>
      <p className={styles.amount}>{formatEuros(amount)}</p>
      <Badge tone={tones[status]}>{texts.statuses[status]}</Badge>
      <p className={styles.links}>
        {url && <DocumentLink href={url} label={status === 'open' ? texts.pay : texts.view} name={name} />}
        {pdfUrl && <DocumentLink href={pdfUrl} label={texts.pdf} name={name} />}
      </p>
    </li>
  );
}

/** A company's invoices, with Stripe's documents. */
export function InvoiceList({ userId }: { userId: string }) {
  const list = useInfiniteQuery(invoicesQuery(userId));
  const invoices = list.data?.pages.flatMap((page) => page.invoices);
  return (
    <Section title={texts.heading}>
      {list.isPending && (
        <SkeletonGroup label={texts.loading}>
          <SkeletonLines count={3} />
        </SkeletonGroup>
      )}
      {list.isError && (
        <Notice tone="error" title={texts.failureTitle} onRetry={() => void list.refetch()}>
          {list.error.message}
        </Notice>
      )}
      {invoices?.length === 0 && <p className={styles.empty}>{texts.empty}</p>}
      {invoices && invoices.length > 0 && (
        <ul className={styles.list}>
          {invoices.map((invoice) => (
            <InvoiceRow key={invoice.id} invoice={invoice} />
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {texts.more}
        </Button>
      )}
    </Section>
  );
}

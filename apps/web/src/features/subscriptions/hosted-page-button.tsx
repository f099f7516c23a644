import type { ComponentProps } from 'react';
import type { Write } from '../../core/api/api-client.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './hosted-page-button.module.css';
import { useHostedPage } from './use-hosted-page.ts';

/** A button to a page of Stripe's; when it does not open, why stands below. */
export function HostedPageButton({
  open,
  sentence,
  className,
  ...look
}: Pick<ComponentProps<typeof Button>, 'variant' | 'wide' | 'children' | 'className'> & {
  open: (write: Write) => Promise<{ url?: string }>;
  sentence: string;
}) {
  const { go, busy, failure } = useHostedPage(open, sentence);
  return (
    <div className={styles.place} data-wide={look.wide || undefined}>
      <Button {...look} className={className} iconEnd="external" busy={busy} onClick={() => void go()} />
      {failure && <Notice tone="error" title={failure} />}
    </div>
  );
}

import { conversationErrors } from '@mitoyen/contract/features/conversations/conversations.errors.ts';
import { isContact } from '@mitoyen/contract/features/conversations/conversations.rules.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { finishErrand } from '../../../core/errand/own-errand.ts';
import { useSession } from '../../../core/session/session.tsx';
import { ClosingNotice } from '../../../ui/closing-notice.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SkeletonGroup, SkeletonLines } from '../../../ui/skeleton.tsx';
import { PremiumNotice } from '../../subscriptions/index.ts';
import { contactTexts as texts } from '../conversations.texts.ts';
import { contactAllowanceQuery } from './contact.queries.ts';
import styles from './contact-dialog.module.css';
import { ContactForm } from './contact-form.tsx';
import type { ContactTarget } from './contact-target.ts';

/** How many of its free contacts a company has used: '7/10'. */
function ContactQuota({ count, limit }: { count: number; limit: number }) {
  return (
    <div className={styles.quota}>
      <p>
        <strong className={styles.quotaCount}>
          {count}/{limit}
        </strong>{' '}
        {texts.contacted(count)}
      </p>
      <p className={styles.quotaHint}>{texts.quotaHint}</p>
    </div>
  );
}

interface ContactDialogProps {
  readonly target: ContactTarget;
  readonly onClose: () => void;
}

/** The message form over a page, for signed-in visitors only. A company first has to have a contact left. */
export default function ContactDialog({ target, onClose }: ContactDialogProps) {
  const { user } = useSession();
  const queryClient = useQueryClient();
  const [outcome, setOutcome] = useState<'sent' | 'limit' | null>(null);
  const mayCount = isContact(user?.role ?? null, target.role);
  const {
    data: allowance,
    isError,
    isFetching,
    refetch,
  } = useQuery({
    ...contactAllowanceQuery(user?.id ?? '', target.userId, queryClient),
    enabled: mayCount,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  useEffect(() => {
    if (!user) onClose();
  }, [user, onClose]);
  if (!user) return null;

  const content = () => {
    if (outcome === 'sent') return <ClosingNotice title={texts.sent} onDone={onClose} />;
    if (outcome === 'limit' || (mayCount && allowance?.isAllowed === false)) {
      const title = conversationErrors.contact_limit_reached.message;
      return <PremiumNotice title={title} hint={texts.limitHint} onLeave={onClose} />;
    }
    if (mayCount && isError && !isFetching) {
      return (
        <Notice tone="error" onRetry={() => void refetch()}>
          {texts.checkFailure}
        </Notice>
      );
    }
    if (mayCount && !allowance) {
      return (
        <SkeletonGroup label={texts.loading}>
          <SkeletonLines count={5} />
        </SkeletonGroup>
      );
    }
    return (
      <div className={styles.content}>
        {allowance && allowance.limit !== null && (
          <ContactQuota count={allowance.count} limit={allowance.limit} />
        )}
        <ContactForm
          senderId={user.id}
          senderRole={user.role}
          target={target}
          onSent={() => {
            finishErrand({ kind: 'contact', target });
            setOutcome('sent');
          }}
          onLimitReached={() => setOutcome('limit')}
          onCancel={onClose}
        />
      </div>
    );
  };
  return (
    <Dialog open onClose={onClose} title={texts.title(target.name)}>
      {content()}
    </Dialog>
  );
}

import { parisDay } from '@mitoyen/contract/core/paris-day.ts';
import { hasNewTerms, termsVersion } from '@mitoyen/contract/core/terms.ts';
import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { callApi } from '../../core/api/api-client.ts';
import { errorSentence } from '../../core/api/error-sentence.ts';
import { useWrite } from '../../core/writes/use-write.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { formatDay } from '../../ui/format.ts';
import { NewTabLink } from '../../ui/new-tab-link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ownAccountQuery } from './own-account.query.ts';
import styles from './terms-notice.module.css';
import { termsNoticeTexts as texts } from './terms-notice.texts.ts';

/** Tells an account that the terms have changed since those it accepted, until it says that it read them. */
export function TermsNotice({ userId }: { userId: string }) {
  const queryClient = useQueryClient();
  const { queryKey } = ownAccountQuery(userId);
  const { data } = useQuery(ownAccountQuery(userId));
  const reading = useWrite({
    later: null,
    send: (write) =>
      callApi(accountRoutes.readTerms, { params: { id: userId }, body: { version: termsVersion } }, write),
    onSuccess: (account) => queryClient.setQueryData(queryKey, account),
  });
  const done = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // the button that had the focus is gone
    if (reading.isSuccess) done.current?.focus();
  }, [reading.isSuccess]);
  if (reading.isSuccess) {
    return (
      <div ref={done} tabIndex={-1}>
        <Notice tone="success">{texts.noted}</Notice>
      </div>
    );
  }
  if (!data || !hasNewTerms(data.termsVersion)) return null;
  return (
    <Notice
      title={texts.title(formatDay(termsVersion), termsVersion <= parisDay(new Date()))}
      actions={
        <Button size="small" busy={reading.isPending} onClick={() => reading.mutate()}>
          {texts.read}
        </Button>
      }
    >
      <p>{texts.body}</p>
      <p className={styles.documents}>
        <NewTabLink to={paths.terms()} className={styles.document}>
          {texts.terms}
        </NewTabLink>
        <NewTabLink to={paths.privacy()} className={styles.document}>
          {texts.privacy}
        </NewTabLink>
      </p>
      {reading.error && <p role="alert">{errorSentence(reading.error, texts.failure)}</p>}
    </Notice>
  );
}

import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import {
  mailReplyRoutes,
  type WaitingReply,
} from '@mitoyen/contract/features/mail-replies/mail-replies.contract.ts';
import { mailReplyErrors } from '@mitoyen/contract/features/mail-replies/mail-replies.errors.ts';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { callApi } from '../../core/api/api-client.ts';
import { errorSentence } from '../../core/api/error-sentence.ts';
import type { HeadContent } from '../../core/pages/head.tsx';
import { useSession } from '../../core/session/session.tsx';
import { LostCall } from '../../core/writes/lost-call.ts';
import { useWrite } from '../../core/writes/use-write.ts';
import { paths } from '../../paths.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Actions, Page, PageHeader, Stack } from '../../ui/page.tsx';
import { SkeletonGroup, SkeletonLines } from '../../ui/skeleton.tsx';
import styles from './confirm-reply-page.module.css';
import { confirmReplyTexts as texts } from './mail-replies.texts.ts';

export const head: HeadContent = { title: texts.title, noindex: true };

const toMessages = () => <LinkButton to={paths.profileMessages()}>{texts.toMessages}</LinkButton>;

const isOver = (error: unknown) =>
  error instanceof ApiError && error.code === mailReplyErrors.reply_token_invalid.code;

/** Where the link leads that asks whether an answer is one's own. Opening it sends nothing: programs follow links. */
export default function ConfirmReplyPage() {
  const [search] = useSearchParams();
  const { status } = useSession();
  const token = search.get('token') ?? '';
  // the server renders this page without its query, and so does the browser's first render
  const isTokenKnown = status !== 'restoring';
  const { data, error, refetch } = useQuery({
    queryKey: ['waiting-reply', token],
    queryFn: ({ signal }) => callApi(mailReplyRoutes.show, { query: { token } }, { signal }),
    enabled: isTokenKnown && token !== '',
    retry: false,
    // once it is sent, there is none
    refetchOnWindowFocus: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const isMissing = isTokenKnown && token === '';

  return (
    <Page width="narrow">
      <PageHeader title={texts.title} lead={data && texts.lead(data.otherName)} />
      {isMissing && (
        <Notice tone="warning" title={texts.missing} actions={toMessages()}>
          {texts.missingHint}
        </Notice>
      )}
      {error && (
        <Notice
          tone="error"
          title={errorSentence(error, texts.loadFailure)}
          {...(!isOver(error) && { onRetry: () => void refetch() })}
          actions={toMessages()}
        />
      )}
      {data && <Reply token={token} reply={data} />}
      {!data && !error && !isMissing && (
        <SkeletonGroup label={texts.loading}>
          <SkeletonLines count={4} />
        </SkeletonGroup>
      )}
    </Page>
  );
}

function Reply({ token, reply }: { readonly token: string; readonly reply: WaitingReply }) {
  const sending = useWrite({
    later: null,
    send: (write, _press: null) => callApi(mailReplyRoutes.send, { body: { token } }, write),
  });
  const toConversation = (
    <LinkButton to={paths.chat(reply.conversationId)}>{texts.toConversation}</LinkButton>
  );
  return (
    <Stack>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <blockquote className={styles.text} aria-label={texts.yourReply} tabIndex={0}>
        {reply.content}
      </blockquote>
      {reply.leftOutFiles > 0 && <Notice>{texts.leftOut(reply.leftOutFiles)}</Notice>}
      {/* what got no answer is told at the foot of the page */}
      {sending.error && !(sending.error instanceof LostCall) && (
        <Notice tone="error" title={errorSentence(sending.error, texts.failure)} actions={toConversation} />
      )}
      {/* in the button's place: the page stays where it was */}
      {sending.isSuccess ? (
        <Notice tone="success" title={texts.sent} actions={toConversation} />
      ) : (
        <Actions>
          <Button variant="primary" busy={sending.isPending} onClick={() => sending.mutate(null)}>
            {sending.isPending ? texts.sending : texts.send}
          </Button>
        </Actions>
      )}
    </Stack>
  );
}

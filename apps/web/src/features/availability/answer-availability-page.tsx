import {
  type AvailabilityAnswer,
  availabilityRoutes,
} from '@mitoyen/contract/features/availability/availability.contract.ts';
import { useMutation } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { callApi } from '../../core/api/api-client.ts';
import { errorSentence } from '../../core/api/error-sentence.ts';
import type { HeadContent } from '../../core/pages/head.tsx';
import { useSession } from '../../core/session/session.tsx';
import { paths } from '../../paths.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Actions, Page, PageHeader, Stack } from '../../ui/page.tsx';
import { availabilityTexts as texts } from './availability.texts.ts';

export const head: HeadContent = { title: texts.title, noindex: true };

const doneTitles = { yes: texts.yesDone, no: texts.noDone } as const;

/** Where the link of the question leads. Opening it answers nothing: programs that read mails follow links. */
export default function AnswerAvailabilityPage() {
  const [search] = useSearchParams();
  const { status } = useSession();
  const token = search.get('token') ?? '';
  const answering = useMutation({
    mutationFn: (answer: AvailabilityAnswer) =>
      callApi(availabilityRoutes.answerByMail, { body: { token, answer } }),
  });
  const toProfile = <LinkButton to={paths.profile()}>{texts.toProfile}</LinkButton>;
  // The server renders this page without its query, and so does the browser's first render.
  const isIncomplete = token === '' && status !== 'restoring';
  const { data, error, variables, isPending } = answering;

  return (
    <Page width="narrow">
      <PageHeader title={texts.title} lead={data || isIncomplete ? undefined : texts.lead} />
      <Stack>
        {isIncomplete && (
          <Notice tone="warning" title={texts.missing} actions={toProfile}>
            {texts.missingHint}
          </Notice>
        )}
        {data && variables && (
          <Notice tone="success" title={doneTitles[variables]} actions={toProfile}>
            {texts.shown(data.availability)}
          </Notice>
        )}
        {error && (
          <Notice tone="error" actions={toProfile}>
            {errorSentence(error, texts.failure)}
          </Notice>
        )}
        {!data && !isIncomplete && (
          <Actions>
            <Button
              variant="primary"
              busy={isPending && variables === 'yes'}
              onClick={() => answering.mutate('yes')}
            >
              {isPending && variables === 'yes' ? texts.sending : texts.yes}
            </Button>
            <Button busy={isPending && variables === 'no'} onClick={() => answering.mutate('no')}>
              {isPending && variables === 'no' ? texts.sending : texts.no}
            </Button>
          </Actions>
        )}
      </Stack>
    </Page>
  );
}

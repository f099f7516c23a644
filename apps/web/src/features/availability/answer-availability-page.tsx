import {
  type AvailabilityAnswer,
  availabilityRoutes,
} from '@mitoyen/contract/features/availability/availability.contract.ts';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { callApi } from '../../core/api/api-client.ts';
import { errorSentence } from '../../core/api/error-sentence.ts';
import { refusedIssues } from '../../core/forms/form-issues.ts';
import type { HeadContent } from '../../core/pages/head.tsx';
import { useSession } from '../../core/session/session.tsx';
import { useWrite } from '../../core/writes/use-write.ts';
import { paths } from '../../paths.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { formatDay } from '../../ui/format.ts';
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
  const [from, setFrom] = useState('');
  const answering = useWrite({
    later: null,
    send: (write, answer: AvailabilityAnswer) =>
      callApi(
        availabilityRoutes.answerByMail,
        {
          body: { token, answer, ...(from && { availableFrom: from }) },
        },
        write,
      ),
  });
  const toProfile = <LinkButton to={paths.profile()}>{texts.toProfile}</LinkButton>;
  // The server renders this page without its query, and so does the browser's first render.
  const isIncomplete = token === '' && status !== 'restoring';
  const { data, error, variables, isPending } = answering;
  const fromError = refusedIssues(error).availableFrom;

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
            {from ? texts.shownFrom(data.availability, formatDay(from)) : texts.shown(data.availability)}
          </Notice>
        )}
        {error && !fromError && (
          <Notice tone="error" actions={toProfile}>
            {errorSentence(error, texts.failure)}
          </Notice>
        )}
        {!data && !isIncomplete && (
          <TextField
            label={texts.from}
            hint={texts.fromHint}
            type="date"
            name="availableFrom"
            value={from}
            error={fromError ?? null}
            onChange={({ currentTarget: { value } }) => setFrom(value)}
          />
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

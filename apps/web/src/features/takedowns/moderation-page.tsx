import { decisionGrounds } from '@mitoyen/contract/features/reports/reports.rules.ts';
import { takedownRoutes } from '@mitoyen/contract/features/takedowns/takedowns.contract.ts';
import { contentKinds } from '@mitoyen/contract/features/takedowns/takedowns.rules.ts';
import {
  contestBody,
  maxContestLength,
  type OwnTakedown,
} from '@mitoyen/contract/features/takedowns/takedowns.schemas.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../core/api/api-client.ts';
import { schemaIssues } from '../../core/forms/form-issues.ts';
import { useKeptForm } from '../../core/forms/use-kept-form.ts';
import { useSubmit } from '../../core/forms/use-submit.ts';
import { useSession } from '../../core/session/session.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { TextAreaField } from '../../ui/field.tsx';
import { formatDay } from '../../ui/format.ts';
import { Notice } from '../../ui/notice.tsx';
import { Actions, Panel, Section, Stack } from '../../ui/page.tsx';
import { SkeletonGroup, SkeletonLines } from '../../ui/skeleton.tsx';
import { UserText } from '../../ui/user-text.tsx';
import { MySpace } from '../layout/index.ts';
import { ownTakedownsQuery } from './takedowns.queries.ts';
import { outcomeLabels, moderationTexts as texts, titleOf } from './takedowns.texts.ts';

export const head = { title: texts.pageTitle };

const initialValues = { text: '' };
const validate = (values: typeof initialValues) => schemaIssues(contestBody, values);

/** What the author says against a takedown, once. */
function ContestForm({ userId, takedown, until }: { userId: string; takedown: OwnTakedown; until: string }) {
  const queryClient = useQueryClient();
  const draftKey = `contest:${takedown.id}`;
  const { form, dropDraft } = useKeptForm(draftKey, initialValues, validate);
  const { submit, isSending, failure } = useSubmit(
    form,
    async (write) => {
      const params = { id: userId, takedownId: takedown.id };
      await callApi(takedownRoutes.contest, { params, body: form.values }, write);
      dropDraft();
      await queryClient.invalidateQueries({ queryKey: ownTakedownsQuery(userId).queryKey });
    },
    { fallback: texts.failure, later: texts.send, draftKey },
  );
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <p>{texts.contestLead(formatDay(until))}</p>
        {failure && <Notice tone="error">{failure}</Notice>}
        <TextAreaField
          {...form.field('text')}
          label={texts.contest}
          rows={5}
          maxLength={maxContestLength}
          required
        />
        <Actions>
          <Button type="submit" busy={isSending}>
            {isSending ? texts.sending : texts.send}
          </Button>
        </Actions>
      </Stack>
    </form>
  );
}

function OwnTakedownView({ userId, takedown }: { userId: string; takedown: OwnTakedown }) {
  const { kind, title, statement, ground, takenAt, contest, contestableUntil, outcome } = takedown;
  return (
    <Section title={titleOf(kind, contentKinds[kind], title)} caption={texts.takenOn(formatDay(takenAt))}>
      <Stack>
        <Panel>
          <p>
            <strong>{texts.statement}</strong> – {statement}
          </p>
          <p>
            <strong>{texts.ground}</strong> – {decisionGrounds[ground]}
          </p>
        </Panel>
        {contest && !outcome && (
          <Notice title={texts.contested(formatDay(contest.at))}>{contest.text}</Notice>
        )}
        {outcome && (
          <Notice
            tone={outcome.kind === 'restored' ? 'success' : 'warning'}
            title={`${texts.outcome(formatDay(outcome.at))}\u00a0: ${outcomeLabels[outcome.kind]}`}
          >
            <UserText text={outcome.statement} />
          </Notice>
        )}
        {contestableUntil && <ContestForm userId={userId} takedown={takedown} until={contestableUntil} />}
      </Stack>
    </Section>
  );
}

function OwnTakedowns({ userId }: { userId: string }) {
  const { data, isPending, isError, refetch } = useQuery(ownTakedownsQuery(userId));
  return (
    <>
      {isPending && (
        <SkeletonGroup label={texts.loading}>
          <SkeletonLines count={6} />
        </SkeletonGroup>
      )}
      {isError && <Notice tone="error" title={texts.failureTitle} onRetry={() => void refetch()} />}
      {data?.length === 0 && <EmptyState title={texts.empty} />}
      {data?.map((takedown) => (
        <OwnTakedownView key={takedown.id} userId={userId} takedown={takedown} />
      ))}
    </>
  );
}

/** One's own contents that were taken down: why, and the way to contest it. */
export default function ModerationPage() {
  const { user } = useSession();
  return <MySpace title={texts.pageTitle}>{user && <OwnTakedowns userId={user.id} />}</MySpace>;
}

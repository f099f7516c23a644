import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import type { RouteBodyInput } from '@mitoyen/contract/core/define-route.ts';
import { referenceRoutes } from '@mitoyen/contract/features/references/references.contract.ts';
import { referenceErrors } from '@mitoyen/contract/features/references/references.errors.ts';
import type { ReferenceAnswer } from '@mitoyen/contract/features/references/references.rules.ts';
import type { ReferencePage } from '@mitoyen/contract/features/references/references.schemas.ts';
import { useState } from 'react';
import { callApi } from '../../../core/api/api-client.ts';
import { errorSentence } from '../../../core/api/error-sentence.ts';
import { refusedIssues } from '../../../core/forms/form-issues.ts';
import { useWrite } from '../../../core/writes/use-write.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Actions, Stack } from '../../../ui/page.tsx';
import { CorrectionFields, type TypedFacts } from './correction-fields.tsx';
import styles from './references.module.css';
import { confirmProjectTexts as texts } from './references.texts.ts';

type AnswerBody = RouteBodyInput<typeof referenceRoutes.answer>;

/** The answer to a request: one press confirms, puts right or says no. */
export function ReferenceAnswerForm({
  page,
  token,
  onAnswered,
  onChanged,
}: {
  page: ReferencePage;
  token: string;
  onAnswered: (page: ReferencePage) => void;
  /** The project became another meanwhile. */
  onChanged: () => void;
}) {
  const { roleHeld, phases, year } = page.facts;
  const [name, setName] = useState('');
  const [position, setPosition] = useState('');
  const [isCorrecting, setCorrecting] = useState(false);
  const [facts, setFacts] = useState<TypedFacts>({
    ...{ roleHeld: roleHeld ?? '', phases, year: year === null ? '' : String(year) },
  });
  const answering = useWrite({
    later: null,
    send: (write, answer: ReferenceAnswer) => {
      const body: AnswerBody = { token, answer, seen: page.seen, name, position };
      if (answer === 'correct') body.corrections = facts;
      return callApi(referenceRoutes.answer, { body }, write);
    },
    onSuccess: (answered, answer) => {
      if (answer !== 'stop') onAnswered(answered);
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === referenceErrors.reference_project_changed.code)
        onChanged();
    },
  });
  const { error, isPending, variables, isSuccess } = answering;
  const issues = refusedIssues(error);
  const isAboutFields = Object.keys(issues).length > 0;
  const press = (answer: ReferenceAnswer, label: string, variant: 'primary' | 'secondary' | 'ghost') => (
    <Button
      variant={variant}
      busy={isPending && variables === answer}
      onClick={() => !isPending && answering.mutate(answer)}
    >
      {isPending && variables === answer ? texts.sending : label}
    </Button>
  );
  return (
    <Stack>
      {isCorrecting && (
        <>
          <h2 className={styles.title}>{texts.correction}</h2>
          <p className={styles.note}>{texts.correctionHint}</p>
          <CorrectionFields facts={facts} issues={issues} onChange={setFacts} />
        </>
      )}
      <TextField
        label={texts.name}
        hint={texts.signHint(page.freelance)}
        name="name"
        autoComplete="name"
        value={name}
        error={issues.name}
        onChange={({ currentTarget: { value } }) => setName(value)}
      />
      <TextField
        label={texts.position}
        name="position"
        autoComplete="organization-title"
        value={position}
        error={issues.position}
        onChange={({ currentTarget: { value } }) => setPosition(value)}
      />
      {error && !isAboutFields && <Notice tone="error">{errorSentence(error, texts.failure)}</Notice>}
      {isCorrecting ? (
        <Actions>
          {press('correct', texts.propose, 'primary')}
          <Button onClick={() => setCorrecting(false)}>{texts.back}</Button>
        </Actions>
      ) : (
        <Actions>
          {press('confirm', texts.confirm, 'primary')}
          <Button onClick={() => setCorrecting(true)}>{texts.correct}</Button>
          {press('refuse', texts.refuse, 'secondary')}
        </Actions>
      )}
      {isSuccess && variables === 'stop' ? (
        <Notice tone="success">{texts.stopped}</Notice>
      ) : (
        <div>{press('stop', texts.stop, 'ghost')}</div>
      )}
    </Stack>
  );
}

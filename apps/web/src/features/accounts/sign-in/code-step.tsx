import {
  oneTimeCodeSchema,
  recoveryCodeSchema,
} from '@mitoyen/contract/features/second-factor/second-factor.schemas.ts';
import { useEffect, useRef } from 'react';
import * as z from 'zod/mini';
import type { Write } from '../../../core/api/api-client.ts';
import { schemaIssues } from '../../../core/forms/form-issues.ts';
import { useForm } from '../../../core/forms/use-form.ts';
import { useSubmit } from '../../../core/forms/use-submit.ts';
import { Button } from '../../../ui/button.tsx';
import { OneTimeCodeField, TextField } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import styles from './sign-in.module.css';
import { accountTexts as texts } from './sign-in.texts.ts';
import type { StepGiven } from './step-given.ts';

const codeSchema = z.object({ code: oneTimeCodeSchema });
const recoverySchema = z.object({ recoveryCode: recoveryCodeSchema });
const initialValues = { code: '', recoveryCode: '' };

/** The six digits of an authenticator app, or a recovery code. What was typed stays until it is right. */
export function CodeStep({
  way,
  send,
}: {
  way: 'code' | 'recoveryCode';
  send: (given: StepGiven, write: Write) => Promise<void>;
}) {
  const ref = useRef<HTMLFormElement>(null);
  const isCode = way === 'code';
  const form = useForm(initialValues, (values) => schemaIssues(isCode ? codeSchema : recoverySchema, values));
  const { code, recoveryCode } = form.values;
  const { submit, isSending, failure } = useSubmit(
    form,
    (write) => send(isCode ? { code } : { recoveryCode }, write),
    { fallback: texts.failure, later: null },
  );
  // what had the focus is gone
  useEffect(() => ref.current?.querySelector('input')?.focus(), []);
  return (
    <form ref={ref} className={styles.form} onSubmit={submit} noValidate>
      {failure && !form.errorOf(way) && <Notice tone="error">{failure}</Notice>}
      {isCode ? (
        <OneTimeCodeField {...form.field('code')} label={texts.code} required />
      ) : (
        <TextField
          {...form.field('recoveryCode')}
          label={texts.recoveryCode}
          hint={texts.recoveryCodeHint}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
        />
      )}
      <Button type="submit" variant="primary" wide busy={isSending}>
        {isSending ? texts.checking : texts.submitStep}
      </Button>
    </form>
  );
}

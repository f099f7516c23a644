import {
  maxMessageLength,
  maxSubjectLength,
} from '@mitoyen/contract/features/conversations/conversations.schemas.ts';
import { revealRequestBody } from '@mitoyen/contract/features/discreet/discreet.schemas.ts';
import { type FormEvent, useState } from 'react';
import { errorSentence } from '../../core/api/error-sentence.ts';
import { FormActions } from '../../core/forms/form-actions.tsx';
import { schemaIssues, showRefusedFields } from '../../core/forms/form-issues.ts';
import { useKeptForm } from '../../core/forms/use-kept-form.ts';
import { ClosingNotice } from '../../ui/closing-notice.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextAreaField, TextField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { isLimitReached } from '../conversations/index.ts';
import { PremiumNotice } from '../subscriptions/index.ts';
import styles from './discreet.module.css';
import { askTexts as texts } from './discreet.texts.ts';
import { useAsk } from './use-ask.ts';

const initialValues = { subject: '', content: '' };
const validate = (values: typeof initialValues) => schemaIssues(revealRequestBody, values);

/** Subject and message; what was typed stays through a failure and through closing. */
function AskForm({
  handle,
  userId,
  onSent,
  onLimitReached,
  onCancel,
}: {
  handle: string;
  userId: string;
  onSent: () => void;
  onLimitReached: () => void;
  onCancel: () => void;
}) {
  const draftKey = `ask:${userId}:${handle}`;
  const { form, dropDraft } = useKeptForm(draftKey, initialValues, validate);
  const ask = useAsk(handle, { draftKey, retry: () => trySend() });
  const trySend = () => {
    if (ask.isPending || !form.check()) return;
    ask.mutate(form.values, {
      onSuccess: () => {
        dropDraft();
        onSent();
      },
      onError: (error) => {
        if (isLimitReached(error)) onLimitReached();
        else showRefusedFields(form, error);
      },
    });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    trySend();
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <p className={styles.note}>{texts.lead}</p>
      {ask.error && <Notice tone="error">{errorSentence(ask.error, texts.failure)}</Notice>}
      <TextField
        {...form.field('subject')}
        label={texts.subject}
        maxLength={maxSubjectLength}
        autoComplete="off"
        required
        data-autofocus=""
      />
      <TextAreaField
        {...form.field('content')}
        label={texts.content}
        hint={texts.contentHint}
        rows={7}
        maxLength={maxMessageLength}
        required
      />
      <FormActions
        isSending={ask.isPending}
        label={texts.send}
        sendingLabel={texts.sending}
        cancelLabel={texts.cancel}
        onCancel={onCancel}
      />
    </form>
  );
}

/** The form of a request over the page of a discreet person. A firm without a contact left reads what to do. */
export function AskDialog({
  handle,
  userId,
  onClose,
}: {
  handle: string;
  userId: string;
  onClose: () => void;
}) {
  const [outcome, setOutcome] = useState<'sent' | 'limit' | null>(null);
  const content = () => {
    if (outcome === 'sent') return <ClosingNotice title={texts.sent} onDone={onClose} />;
    if (outcome === 'limit')
      return <PremiumNotice title={texts.limit} hint={texts.limitHint} onLeave={onClose} />;
    return (
      <AskForm
        handle={handle}
        userId={userId}
        onSent={() => setOutcome('sent')}
        onLimitReached={() => setOutcome('limit')}
        onCancel={onClose}
      />
    );
  };
  return (
    <Dialog open onClose={onClose} title={texts.title}>
      {content()}
    </Dialog>
  );
}

import { conversationRoutes } from '@mitoyen/contract/features/conversations/conversations.contract.ts';
import {
  contactMessageBody,
  maxMessageLength,
  maxSubjectLength,
} from '@mitoyen/contract/features/conversations/conversations.schemas.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect } from 'react';
import { callApi } from '../../../core/api/api-client.ts';
import { errorSentence } from '../../../core/api/error-sentence.ts';
import { useIdempotencyKey } from '../../../core/api/idempotency-key.ts';
import { contactAllowanceKey, conversationsKey } from '../../../core/api/query-keys.ts';
import { FormActions } from '../../../core/forms/form-actions.tsx';
import { schemaIssues } from '../../../core/forms/form-issues.ts';
import { useKeptForm } from '../../../core/forms/use-kept-form.ts';
import { TextAreaField, TextField } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { contactTexts as texts } from '../conversations.texts.ts';
import { invalidateUnlessLive } from '../invalidate-unless-live.ts';
import styles from './contact-dialog.module.css';
import { isLimitReached } from './is-limit-reached.ts';

interface ContactValues {
  readonly subject: string;
  readonly content: string;
}

/** Sends a first message. The same text tried again carries the same key, so that it is stored once. */
function useContact({ senderId, receiverId }: { senderId: string; receiverId: string }) {
  const queryClient = useQueryClient();
  const keyOf = useIdempotencyKey();
  return useMutation({
    mutationFn: ({ subject, content }: ContactValues) => {
      const body = { senderId, receiverId, subject, content };
      return callApi(conversationRoutes.contact, { body }, { headers: { 'idempotency-key': keyOf(body) } });
    },
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: contactAllowanceKey, refetchType: 'none' });
      return invalidateUnlessLive(queryClient, conversationsKey);
    },
  });
}

const initialValues: ContactValues = { subject: '', content: '' };
const people = { senderId: 'sender', receiverId: 'receiver' };
const validate = (values: ContactValues) => schemaIssues(contactMessageBody, { ...people, ...values });

/** Subject and message. What was typed stays through a failure, and through closing and reopening the form. */
export function ContactForm({
  senderId,
  receiverId,
  onSent,
  onLimitReached,
  onCancel,
}: {
  senderId: string;
  receiverId: string;
  onSent: () => void;
  onLimitReached: () => void;
  onCancel: () => void;
}) {
  const { form, dropDraft } = useKeptForm(`contact:${senderId}:${receiverId}`, initialValues, validate);
  const contact = useContact({ senderId, receiverId });
  const subjectId = form.idOf('subject');
  // The form may come after its dialog, once a company's contacts were counted.
  useEffect(() => document.getElementById(subjectId)?.focus(), [subjectId]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (contact.isPending || !form.check()) return;
    contact.mutate(form.values, {
      onSuccess: () => {
        dropDraft();
        onSent();
      },
      onError: (error) => isLimitReached(error) && onLimitReached(),
    });
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {contact.error && <Notice tone="error">{errorSentence(contact.error, texts.failure)}</Notice>}
      <TextField
        {...form.field('subject')}
        label={texts.subject}
        maxLength={maxSubjectLength}
        autoComplete="off"
        required
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
        isSending={contact.isPending}
        label={texts.send}
        sendingLabel={texts.sending}
        cancelLabel={texts.cancel}
        onCancel={onCancel}
      />
    </form>
  );
}

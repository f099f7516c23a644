import type { Role } from '@mitoyen/contract/core/roles.ts';
import { conversationRoutes } from '@mitoyen/contract/features/conversations/conversations.contract.ts';
import {
  contactMessageBody,
  maxMessageLength,
  maxSubjectLength,
} from '@mitoyen/contract/features/conversations/conversations.schemas.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect } from 'react';
import { callApi } from '../../../core/api/api-client.ts';
import { errorSentence } from '../../../core/api/error-sentence.ts';
import { useIdempotencyKey } from '../../../core/api/idempotency-key.ts';
import { contactAllowanceKey, conversationsKey } from '../../../core/api/query-keys.ts';
import { FormActions } from '../../../core/forms/form-actions.tsx';
import { schemaIssues } from '../../../core/forms/form-issues.ts';
import { useFaultFocus } from '../../../core/forms/use-fault-focus.ts';
import { useKeptForm } from '../../../core/forms/use-kept-form.ts';
import { noteInstallOffer } from '../../../core/storage/install-offer.ts';
import { useWrite } from '../../../core/writes/use-write.ts';
import { TextAreaField, TextField } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { contactTexts as texts } from '../conversations.texts.ts';
import { invalidateUnlessLive } from '../invalidate-unless-live.ts';
import styles from './contact-dialog.module.css';
import { StarterButton, SubjectChips } from './contact-help.tsx';
import { contactSubjects, starterOf } from './contact-starters.ts';
import type { ContactTarget } from './contact-target.ts';
import { isLimitReached } from './is-limit-reached.ts';

interface ContactValues {
  readonly subject: string;
  readonly content: string;
}

/** Sends a first message. The same text tried again carries the same key, so that it is stored once. */
function useContact(
  { senderId, receiverId }: { senderId: string; receiverId: string },
  attempt: { readonly draftKey: string; readonly later: string; readonly retry: () => void },
) {
  const queryClient = useQueryClient();
  const keyOf = useIdempotencyKey(attempt.draftKey);
  return useWrite({
    ...attempt,
    send: (write, { subject, content }: ContactValues) => {
      const body = { senderId, receiverId, subject, content };
      const headers = { 'idempotency-key': keyOf(body) };
      return callApi(conversationRoutes.contact, { body }, { ...write, headers });
    },
    onSuccess: () => {
      noteInstallOffer('earned');
      void queryClient.invalidateQueries({ queryKey: contactAllowanceKey, refetchType: 'none' });
      return invalidateUnlessLive(queryClient, conversationsKey);
    },
  });
}

const initialValues: ContactValues = { subject: '', content: '' };
const people = { senderId: 'sender', receiverId: 'receiver' };
const validate = (values: ContactValues) => schemaIssues(contactMessageBody, { ...people, ...values });

/** Puts the cursor where what the starter leaves open is to be written: at the end of its second line. */
function goOnWriting(id: string): void {
  const field = document.getElementById(id);
  if (!(field instanceof HTMLTextAreaElement)) return;
  const end = field.value.lastIndexOf('\n');
  field.focus();
  field.setSelectionRange(Math.max(0, end), Math.max(0, end));
}

/** Subject and message. What was typed stays through a failure, and through closing and reopening the form. */
export function ContactForm({
  senderId,
  senderRole,
  target,
  onSent,
  onLimitReached,
  onCancel,
}: {
  senderId: string;
  senderRole: Role | null;
  target: ContactTarget;
  onSent: () => void;
  onLimitReached: () => void;
  onCancel: () => void;
}) {
  const receiverId = target.userId;
  const draftKey = `contact:${senderId}:${receiverId}`;
  const { form, dropDraft } = useKeptForm(draftKey, initialValues, validate);
  useFaultFocus(form);
  const contact = useContact(
    { senderId, receiverId },
    { draftKey, later: texts.title(target.name), retry: () => trySend() },
  );
  const subjectId = form.idOf('subject');
  // The form may come after its dialog, once a company's contacts were counted.
  useEffect(() => document.getElementById(subjectId)?.focus(), [subjectId]);
  const subjects = contactSubjects(senderRole, target.role);
  const starterFor = (subject: string) => starterOf(subjects, subject, target);
  const starter = starterFor(form.values.subject);
  const pickSubject = (subject: string) => {
    const isOurs = form.values.content === starter;
    form.set({ subject, ...(isOurs && { content: starterFor(subject) }) });
  };
  const contentId = form.idOf('content');
  const writeStarter = (content: string) => {
    form.set({ content });
    // once the text stands there
    requestAnimationFrame(() => goOnWriting(contentId));
  };
  const trySend = () => {
    if (contact.isPending || !form.check()) return;
    contact.mutate(form.values, {
      onSuccess: () => {
        dropDraft();
        onSent();
      },
      onError: (error) => isLimitReached(error) && onLimitReached(),
    });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    trySend();
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
      <SubjectChips subjects={subjects} value={form.values.subject} onPick={pickSubject} />
      <TextAreaField
        {...form.field('content')}
        label={texts.content}
        hint={texts.contentHint}
        rows={7}
        maxLength={maxMessageLength}
        required
      />
      <StarterButton content={form.values.content} starter={starter} onChange={writeStarter} />
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

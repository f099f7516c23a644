import { type FormEvent, useState } from 'react';
import type { Write } from '../api/api-client.ts';
import { errorSentence } from '../api/error-sentence.ts';
import { type AttemptOptions, useAttempt } from '../writes/use-attempt.ts';
import { showRefusedFields } from './form-issues.ts';
import { useFaultFocus } from './use-fault-focus.ts';
import type { Form } from './use-form.ts';

/**
 * Submits a small form: checks it, focuses the first invalid field, shows the server's refusal beside its
 * field or above the form. Leaving the form aborts the call; without a response the user can retry, or have
 * it sent `later`.
 */
export function useSubmit<Values>(
  form: Form<Values>,
  send: (write: Write) => Promise<void>,
  sentences: Pick<AttemptOptions, 'later' | 'draftKey'> & {
    readonly fallback: string;
    readonly network?: string;
    /** The sentence for a failure that is not a call's. */
    readonly sentenceOf?: (error: unknown) => string | null;
  },
) {
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  useFaultFocus(form);

  const trySend = async () => {
    if (isSending || !form.check()) return;
    setSending(true);
    setFailure(null);
    try {
      await attempt(send);
    } catch (error) {
      setFailure(
        sentences.sentenceOf?.(error) ?? errorSentence(error, sentences.fallback, sentences.network),
      );
      showRefusedFields(form, error);
    } finally {
      setSending(false);
    }
  };
  const attempt = useAttempt({
    ...{ later: sentences.later, draftKey: sentences.draftKey, endsWithForm: true },
    retry: () => void trySend(),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    return trySend();
  };
  return { submit, isSending, failure };
}

import { type FormEvent, useState } from 'react';
import type { Write } from '../api/api-client.ts';
import { errorSentence } from '../api/error-sentence.ts';
import { type AttemptOptions, useAttempt } from '../writes/use-attempt.ts';
import { showRefusedFields } from './form-issues.ts';
import { useFaultFocus } from './use-fault-focus.ts';
import type { Form } from './use-form.ts';

/**
 * Sends a small form: checks it, leads to the first field that is wrong, says what the server refused beside its field or
 * above the form. Leaving the form gives
 * up what is on its way; without an answer its author can try again, or have it sent `later`.
 */
export function useSubmit<Values>(
  form: Form<Values>,
  send: (write: Write) => Promise<void>,
  sentences: Pick<AttemptOptions, 'later' | 'draftKey'> & {
    readonly fallback: string;
    readonly network?: string;
    /** What to say of a failure that is none of a call. */
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

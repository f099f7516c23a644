import { type FormEvent, useState } from 'react';
import { errorSentence } from '../api/error-sentence.ts';
import { showRefusedFields } from './form-issues.ts';
import type { Form } from './use-form.ts';

/** Sends a small form: checks it, says what the server refused beside its field or above the form. */
export function useSubmit<Values>(
  form: Form<Values>,
  send: () => Promise<void>,
  sentences: {
    readonly fallback: string;
    readonly network?: string;
    /** What to say of a failure that is none of a call. */
    readonly sentenceOf?: (error: unknown) => string | null;
  },
) {
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending || !form.check()) return;
    setSending(true);
    setFailure(null);
    try {
      await send();
    } catch (error) {
      setFailure(
        sentences.sentenceOf?.(error) ?? errorSentence(error, sentences.fallback, sentences.network),
      );
      showRefusedFields(form, error);
    } finally {
      setSending(false);
    }
  };
  return { submit, isSending, failure };
}

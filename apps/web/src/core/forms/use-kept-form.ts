import { useState } from 'react';
import { useFormDraft } from './form-draft.ts';
import type { FormIssues } from './form-issues.ts';
import { changesOf, restoreDraft } from './restore-draft.ts';
import { type Form, useForm } from './use-form.ts';

interface KeptFormOptions<Values extends object> {
  /** The fields that must not be stored, passwords first. */
  readonly exclude?: readonly (keyof Values)[];
  /** The fields that may become null although they have a value: files. */
  readonly optional?: readonly (keyof Values)[];
  /** Corrects values restored from a draft. */
  readonly restore?: ((values: Values) => Values) | undefined;
}

export interface KeptForm<Values extends object> {
  readonly form: Form<Values>;
  /** Whether the form began with the answers of a draft. */
  readonly isRestored: boolean;
  /** Whether anything differs from an untouched form. */
  readonly isDirty: boolean;
  /** Changes when the form starts over; as a React key it resets the fields' own state. */
  readonly generation: number;
  readonly startOver: () => void;
  /** To call when the form has succeeded. */
  readonly dropDraft: () => void;
}

/**
 * A form whose values survive a failure, a reload, and closing and reopening it, for as long as the browser's
 * tab lives. `validate` must be stable; of `initialValues` only the first ones count.
 */
export function useKeptForm<Values extends object>(
  draftKey: string,
  initialValues: Values,
  validate: (values: Values) => FormIssues,
  { exclude = [], optional = [], restore }: KeptFormOptions<Values> = {},
): KeptForm<Values> {
  const [start] = useState(initialValues);
  const form = useForm(start, validate);
  const [isRestored, setRestored] = useState(false);
  const [generation, setGeneration] = useState(0);
  const changed = changesOf(form.values, start);
  const draft = useFormDraft<Partial<Values>>(draftKey, changed, {
    exclude,
    restore: (kept) => {
      const values = restoreDraft(start, kept, optional);
      if (!values) return;
      form.reset(restore?.(values) ?? values);
      setRestored(true);
    },
  });
  const startOver = () => {
    form.reset(start);
    draft.clear();
    setRestored(false);
    setGeneration(generation + 1);
  };
  const isDirty = Object.keys(changed).length > 0;
  return { form, isRestored, isDirty, generation, startOver, dropDraft: draft.clear };
}

import { type FormEvent, useCallback, useState } from 'react';
import type { Write } from '../api/api-client.ts';
import { useAttempt } from '../writes/use-attempt.ts';
import { type FormIssues, inFieldOrder } from './form-issues.ts';
import { formTexts as texts } from './forms.texts.ts';
import type { Form } from './use-form.ts';
import { type KeptForm, useKeptForm } from './use-kept-form.ts';
import { type Sendings, useSendings } from './use-sendings.ts';

/** What a failed save says: `sentence` of the whole form, `issues` beside its fields. */
export interface FormRefusal {
  readonly sentence: string;
  readonly issues: FormIssues;
  /** The server's error code, for pages that handle some of them. */
  readonly code?: string | null;
}

/** The options of a long form. `validate` and `fieldOrder` must be stable. */
interface LongFormOptions<Values extends object> {
  readonly draftKey: string;
  readonly initialValues: Values;
  readonly exclude?: readonly (keyof Values)[];
  readonly optional?: readonly (keyof Values)[];
  readonly restore?: ((values: Values) => Values) | undefined;
  /** Names of the fields as they follow each other on the page. */
  readonly fieldOrder: readonly string[];
  readonly validate: (values: Values) => FormIssues;
  /** Whether the form may be submitted yet. */
  readonly isReady?: (values: Values) => boolean;
  /** Sends values in which `validate` finds nothing. The draft is gone when `leave` is called. */
  readonly save: (values: Values, write: Write) => Promise<void>;
  /** As for `useAttempt`; where it depends on what is sent, by the form's values. */
  readonly later: string | null | ((values: Values) => string | null);
  readonly leave: () => Promise<void> | void;
  readonly refusalOf: (error: unknown, form: Form<Values>) => FormRefusal;
}

export interface LongForm<Values extends object> extends Omit<KeptForm<Values>, 'dropDraft'> {
  readonly sendings: Sendings;
  readonly isSaving: boolean;
  /** A new object for each refusal. */
  readonly failure: Omit<FormRefusal, 'issues'> | null;
  readonly submit: (event: FormEvent) => void;
}

/** All that a form with a page of its own needs: draft, uploads, checks, saving, refusals. */
export function useLongForm<Values extends object>(options: LongFormOptions<Values>): LongForm<Values> {
  const { validate: check, fieldOrder, exclude, optional, restore } = options;
  const sendings = useSendings();
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<LongForm<Values>['failure']>(null);
  const validate = useCallback(
    (values: Values) => inFieldOrder(check(values), fieldOrder),
    [check, fieldOrder],
  );
  const { dropDraft, ...kept } = useKeptForm(options.draftKey, options.initialValues, validate, {
    ...{ exclude, optional, restore },
  });
  const { form } = kept;

  const save = async () => {
    setSaving(true);
    setFailure(null);
    try {
      await attempt((write) => options.save(form.values, write));
      dropDraft();
      await options.leave();
    } catch (error) {
      const refusal = options.refusalOf(error, form);
      setFailure(refusal);
      if (Object.keys(refusal.issues).length > 0) form.refuse(inFieldOrder(refusal.issues, fieldOrder));
      setSaving(false);
    }
  };
  const { later } = options;
  const attempt = useAttempt({
    later: typeof later === 'function' ? later(form.values) : later,
    ...{ draftKey: options.draftKey, endsWithForm: true },
    retry: () => trySave(),
  });
  const trySave = () => {
    if (isSaving || options.isReady?.(form.values) === false || !form.check()) return;
    if (sendings.isSending) return setFailure({ sentence: texts.uploadsRunning });
    void save();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    trySave();
  };
  const startOver = () => {
    kept.startOver();
    setFailure(null);
  };
  return { ...kept, sendings, isSaving, failure, submit, startOver };
}

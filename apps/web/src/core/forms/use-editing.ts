import { type FormEvent, useCallback, useState } from 'react';
import { errorSentence } from '../api/error-sentence.ts';
import { type EditOutcome, editEnded } from './edit-outcome.ts';
import { putDraftAside, useFormDraft } from './form-draft.ts';
import { type FormIssues, inFieldOrder, refusedIssues } from './form-issues.ts';
import { formTexts as texts } from './forms.texts.ts';
import { changesOf, restoreDraft } from './restore-draft.ts';
import { type Form, useForm } from './use-form.ts';
import { type Sendings, useSendings } from './use-sendings.ts';

/** Something of one's own that a form changes. `validate` and `fieldOrder` must be stable. */
export interface Edit<Values extends object> {
  /** The name under which changes that are not saved yet are kept. */
  readonly draftKey: string;
  /** What the form starts from. Only the first ones count: what is loaded again must not change a form in use. */
  readonly initialValues: Values;
  /** The fields that hold a file, or null for none. */
  readonly fileFields?: readonly (keyof Values)[];
  /** Names of the fields as they follow each other on the page. */
  readonly fieldOrder: readonly string[];
  readonly validate: (values: Values) => FormIssues;
  /** Sends values in which `validate` finds nothing. */
  readonly save: (values: Values) => Promise<void>;
  /** Said when saving fails without a sentence of the server. */
  readonly saveFailure: string;
  /** The form's name for a path of the server's issues, when it is another one. */
  readonly fieldOf?: (path: string) => string;
  /** Leads away, when it is saved or given up. `outcome` is for the next page's EditNotices. */
  readonly leave: (outcome: EditOutcome | null) => void;
}

export interface Editing<Values extends object> {
  readonly form: Form<Values>;
  readonly sendings: Sendings;
  readonly isSaving: boolean;
  readonly failure: { readonly sentence: string } | null;
  readonly isRestored: boolean;
  readonly isDirty: boolean;
  /** Changes when the form starts over: its fields forget what they had in hand. */
  readonly generation: number;
  readonly submit: (event: FormEvent) => void;
  readonly cancel: () => void;
  readonly startOver: () => void;
}

/** The life of a change: draft, checks, saving, refusals, and the way back. */
export function useEditing<Values extends object>(edit: Edit<Values>): Editing<Values> {
  const { draftKey, fieldOrder, fileFields = [], fieldOf } = edit;
  const check = edit.validate;
  const sendings = useSendings();
  const [initialValues] = useState(edit.initialValues);
  const validate = useCallback(
    (values: Values) => inFieldOrder(check(values), fieldOrder),
    [check, fieldOrder],
  );
  const form = useForm(initialValues, validate);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<Editing<Values>['failure']>(null);
  const [isRestored, setRestored] = useState(false);
  const [generation, setGeneration] = useState(0);
  const changed = changesOf(form.values, initialValues);
  const draft = useFormDraft<Partial<Values>>(draftKey, changed, {
    restore: (kept) => {
      const values = restoreDraft(initialValues, kept, fileFields);
      if (!values) return;
      form.reset(values);
      setRestored(true);
    },
  });
  const isDirty = Object.keys(changed).length > 0;

  const save = async () => {
    setSaving(true);
    setFailure(null);
    try {
      await edit.save(form.values);
      draft.clear();
      edit.leave(editEnded('saved'));
    } catch (error) {
      setFailure({ sentence: errorSentence(error, edit.saveFailure) });
      const issues = refusedIssues(error, fieldOf);
      if (Object.keys(issues).length > 0) form.refuse(inFieldOrder(issues, fieldOrder));
      setSaving(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSaving || !form.check()) return;
    if (sendings.isSending) return setFailure({ sentence: texts.uploadsRunning });
    void save();
  };
  const cancel = () => {
    // While a file is on its way, leaving is questioned first: who stays still needs the draft.
    if (!sendings.isSending) putDraftAside(draftKey);
    edit.leave(isDirty ? editEnded('cancelled') : null);
  };
  const startOver = () => {
    form.reset(initialValues);
    draft.clear();
    setFailure(null);
    setRestored(false);
    setGeneration(generation + 1);
  };

  return {
    ...{ form, sendings, isSaving, failure, isRestored, isDirty, generation },
    ...{ submit, cancel, startOver },
  };
}

import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useCallback, useState } from 'react';
import { useNavigate } from 'react-router';
import { errorSentence } from '../../core/error-sentence.ts';
import { putDraftAside, useFormDraft } from '../../core/form-draft.ts';
import { inFieldOrder, refusedIssues } from '../../core/form-issues.ts';
import { profileFormTexts } from '../../core/profile-form/profile-form.texts.ts';
import { type Sendings, useSendings } from '../../core/profile-form/use-sendings.ts';
import { restoreDraft } from '../../core/restore-draft.ts';
import { type Form, useForm } from '../../core/use-form.ts';
import { paths } from '../../paths.ts';
import { editDraftKey, type ProfileEdit } from './profile-edit.ts';
import { afterEdit } from './profile-edit-outcome.ts';

export interface ProfileEditing<Values extends object> {
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

/** The life of a profile's change: draft, checks, saving, refusals, and the way back to the profile. */
export function useProfileEdit<Profile, Values extends object>(
  edit: ProfileEdit<Profile, Values>,
  profile: Profile,
  userId: string,
): ProfileEditing<Values> {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const sendings = useSendings();
  // What is loaded again meanwhile must not change a form that somebody is filling in.
  const [initialValues] = useState(() => edit.toValues(profile));
  const validate = useCallback(
    (values: Values) => inFieldOrder(edit.validate(values), edit.fieldOrder),
    [edit],
  );
  const form = useForm(initialValues, validate);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<ProfileEditing<Values>['failure']>(null);
  const [isRestored, setRestored] = useState(false);
  const [generation, setGeneration] = useState(0);
  const draftKey = editDraftKey(edit.role, userId);
  const draft = useFormDraft<Values>(draftKey, form.values, {
    restore: (kept) => {
      const values = restoreDraft(initialValues, kept, edit.fileFields);
      if (!values) return;
      form.reset(values);
      setRestored(true);
    },
  });
  const isDirty = JSON.stringify(form.values) !== JSON.stringify(initialValues);

  const save = async () => {
    setSaving(true);
    setFailure(null);
    try {
      const saved = await edit.save(userId, form.values);
      draft.clear();
      queryClient.setQueryData(edit.queryKey(userId), saved);
      void queryClient.invalidateQueries();
      await navigate(paths.profile(), { replace: true, state: afterEdit('saved') });
    } catch (error) {
      setFailure({ sentence: errorSentence(error, profileFormTexts.saveFailure[edit.role]) });
      const issues = refusedIssues(error);
      if (Object.keys(issues).length > 0) form.refuse(inFieldOrder(issues, edit.fieldOrder));
      setSaving(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSaving || !form.check()) return;
    if (sendings.isSending) return setFailure({ sentence: profileFormTexts.uploadsRunning });
    void save();
  };
  const cancel = () => {
    putDraftAside(draftKey);
    void navigate(paths.profile(), { replace: true, state: isDirty ? afterEdit('cancelled') : null });
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

import { type FormEvent, useCallback, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useFormDraft } from '../../../core/forms/form-draft.ts';
import { type FormIssues, inFieldOrder } from '../../../core/forms/form-issues.ts';
import { formTexts as texts } from '../../../core/forms/forms.texts.ts';
import { restoreDraft } from '../../../core/forms/restore-draft.ts';
import { type Form, useForm } from '../../../core/forms/use-form.ts';
import { type Sendings, useSendings } from '../../../core/forms/use-sendings.ts';
import { useSession } from '../../../core/session/session.tsx';
import { paths } from '../../../paths.ts';
import { accountIssues } from './account-values.ts';
import { saveSetup } from './save-setup.ts';
import { SetupFailure } from './setup-failure.ts';
import type { SetupKind, SetupValues } from './setup-kind.ts';
import { describeRefusal, type SetupRefusal } from './setup-refusal.ts';

export interface Setup<Values extends SetupValues> {
  readonly form: Form<Values>;
  /** Whether the account is still to be made. */
  readonly hasAccountFields: boolean;
  readonly isSaving: boolean;
  readonly failure: Pick<SetupRefusal, 'sentence' | 'code'> | null;
  readonly isRestored: boolean;
  /** Whether anything was typed. */
  readonly isDirty: boolean;
  /** Changes when the form starts over: its fields forget what they had in hand. */
  readonly generation: number;
  readonly sendings: Sendings;
  readonly submit: (event: FormEvent) => void;
  readonly startOver: () => void;
}

/** A setup form's life: draft, checks, saving, refusals, and the way to the profile. */
export function useSetup<Values extends SetupValues, Profile extends object>(
  kind: SetupKind<Values, Profile>,
  onSaving: () => void,
): Setup<Values> {
  const { status } = useSession();
  const hasAccountFields = status !== 'signed-in';
  const navigate = useNavigate();
  const sendings = useSendings();
  const mayExist = useRef(false);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<Setup<Values>['failure']>(null);
  const [isRestored, setRestored] = useState(false);
  const [generation, setGeneration] = useState(0);

  const validate = useCallback(
    (values: Values): FormIssues => {
      const account = hasAccountFields ? accountIssues(values, kind.role) : {};
      return inFieldOrder({ ...account, ...kind.validateProfile(values) }, kind.fieldOrder);
    },
    [kind, hasAccountFields],
  );
  const form = useForm(kind.initialValues, validate);
  const draft = useFormDraft<Values>(`setup-${kind.role}`, form.values, {
    exclude: ['password', 'acceptsTerms'],
    restore: (kept) => {
      const values = restoreDraft(kind.initialValues, kept);
      if (!values) return;
      form.reset(kind.restore?.(values) ?? values);
      setRestored(true);
    },
  });

  const save = async (values: Values) => {
    setSaving(true);
    setFailure(null);
    onSaving();
    const { username, email, password } = values;
    const profile = kind.toProfile(values);
    try {
      await saveSetup({
        role: kind.role,
        account: hasAccountFields ? { username: username.trim(), email: email.trim(), password } : null,
        phone: kind.toPhone?.(values),
        profile,
        portfolio: kind.toPortfolio?.(values) ?? [],
        saveProfile: (userId) => kind.saveProfile({ ...profile, user_id: userId }),
        mayExist: mayExist.current,
      });
      draft.clear();
      await navigate(paths.profile(), { replace: true });
    } catch (error) {
      if (error instanceof SetupFailure && error.isUncertain) mayExist.current = true;
      const fieldOf = (path: string) => kind.fieldOf?.(path, values) ?? path;
      const refusal = describeRefusal(error, kind.saveFailure, fieldOf);
      const changes = kind.onRefused?.(refusal.issues);
      if (changes) form.set(changes);
      setFailure(refusal);
      if (Object.keys(refusal.issues).length > 0) form.refuse(inFieldOrder(refusal.issues, kind.fieldOrder));
      setSaving(false);
    }
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSaving || !form.values.acceptsTerms || !form.check()) return;
    if (sendings.isSending) return setFailure({ sentence: texts.uploadsRunning, code: null });
    void save(form.values);
  };

  const startOver = () => {
    form.reset(kind.initialValues);
    draft.clear();
    setFailure(null);
    setRestored(false);
    setGeneration(generation + 1);
  };

  return {
    ...{ form, hasAccountFields, isSaving, failure, isRestored, generation },
    ...{ sendings, submit, startOver },
    isDirty: form.values !== kind.initialValues,
  };
}

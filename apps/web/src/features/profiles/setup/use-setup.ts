import { tidyEmail } from '@mitoyen/contract/core/pasted/tidy-address.ts';
import { useCallback, useRef } from 'react';
import { useNavigate } from 'react-router';
import type { Write } from '../../../core/api/api-client.ts';
import type { FormIssues } from '../../../core/forms/form-issues.ts';
import { type LongForm, useLongForm } from '../../../core/forms/use-long-form.ts';
import { useSession } from '../../../core/session/session.tsx';
import { paths } from '../../../paths.ts';
import { chosenFirstName } from '../../accounts/index.ts';
import { accountIssues } from './account-values.ts';
import { newProfileState } from './new-profile-state.ts';
import { saveSetup } from './save-setup.ts';
import { SetupFailure } from './setup-failure.ts';
import type { SetupKind, SetupValues } from './setup-kind.ts';
import { describeRefusal } from './setup-refusal.ts';

export interface Setup<Values extends SetupValues> extends LongForm<Values> {
  /** Whether the account is still to be made. */
  readonly hasAccountFields: boolean;
}

/** Makes an account with its profile, or the profile alone, then leads to it. `onSaving` is called before each try. */
export function useSetup<Values extends SetupValues, Profile extends object>(
  kind: SetupKind<Values, Profile>,
  onSaving: () => void,
): Setup<Values> {
  const { status } = useSession();
  const hasAccountFields = status !== 'signed-in';
  const navigate = useNavigate();
  const mayExist = useRef(false);
  const validate = useCallback(
    (values: Values): FormIssues => ({
      ...(hasAccountFields && accountIssues(values, kind.role)),
      ...kind.validateProfile(values),
    }),
    [kind, hasAccountFields],
  );

  const save = async (values: Values, write: Write) => {
    onSaving();
    const { username, firstName, email, password } = values;
    const profile = kind.toProfile(values);
    await saveSetup({
      role: kind.role,
      account: hasAccountFields
        ? { username, firstName: chosenFirstName(username, firstName), email: tidyEmail(email), password }
        : null,
      phone: kind.toPhone?.(values),
      profile,
      portfolio: kind.toPortfolio?.(values) ?? [],
      saveProfile: (userId) => kind.saveProfile({ ...profile, user_id: userId }, write),
      write,
      mayExist: mayExist.current,
    });
  };
  const long = useLongForm<Values>({
    draftKey: `setup-${kind.role}`,
    initialValues: kind.initialValues,
    fieldOrder: kind.fieldOrder,
    exclude: ['password', 'acceptsTerms'],
    restore: kind.restore,
    validate,
    isReady: ({ acceptsTerms }) => acceptsTerms,
    save,
    // the account was made: its owner continues from there
    later: null,
    leave: () => navigate(paths.profile(), { replace: true, state: newProfileState }),
    refusalOf: (error, form) => {
      if (error instanceof SetupFailure && error.isUncertain) mayExist.current = true;
      const fieldOf = (path: string) => kind.fieldOf?.(path, form.values) ?? path;
      const refusal = describeRefusal(error, kind.saveFailure, fieldOf);
      const changes = kind.onRefused?.(refusal.issues);
      if (changes) form.set(changes);
      return refusal;
    },
  });
  return { ...long, hasAccountFields };
}

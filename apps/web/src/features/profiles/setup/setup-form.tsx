import { accountErrors } from '@mitoyen/contract/features/accounts/accounts.errors.ts';
import { Fragment, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { DraftNote } from '../../../core/forms/draft-note.tsx';
import formStyles from '../../../core/forms/form.module.css';
import { FormFailure } from '../../../core/forms/form-failure.tsx';
import { formTexts } from '../../../core/forms/forms.texts.ts';
import { LeaveGuard } from '../../../core/forms/leave-guard.tsx';
import { paths } from '../../../paths.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { RequiredNote } from '../../../ui/field.tsx';
import { FormSummary } from '../../../ui/form-summary.tsx';
import { TermsField } from '../../accounts/index.ts';
import { AccountSection } from './account-section.tsx';
import styles from './setup.module.css';
import { setupTexts as texts } from './setup.texts.ts';
import type { SetupValues } from './setup-kind.ts';
import type { Setup } from './use-setup.ts';

const isEmailTaken = (failure: Setup<SetupValues>['failure']) =>
  failure?.code === accountErrors.email_taken.code;

/** What every setup form has besides its sections: draft note, account, consent, refusals, the one button. */
export function SetupForm<Values extends SetupValues>({
  setup,
  accountHint = texts.usernameHint,
  showsFirstName = true,
  aside,
  children,
}: {
  setup: Setup<Values>;
  accountHint?: string;
  /** False where others see a firm's name instead. */
  showsFirstName?: boolean;
  /** Beside the fields where there is room, else after them. */
  aside?: ReactNode;
  /** Places the sections, the account's among them, and the end: consent, refusals and the one button. */
  children: (parts: { account: ReactNode; end: ReactNode }) => ReactNode;
}) {
  const { form, isSaving, hasAccountFields } = setup;
  const { pathname } = useLocation();
  const acceptsTerms = form.values.acceptsTerms;
  const changeTerms = (isAccepted: boolean) => form.set({ acceptsTerms: isAccepted } as Partial<Values>);
  const account = hasAccountFields && (
    <AccountSection form={form} usernameHint={accountHint} showsFirstName={showsFirstName} />
  );
  const end = (
    <div className={formStyles.end}>
      <FormSummary faults={form.faults} attempt={form.attempt} />
      {setup.failure && (isEmailTaken(setup.failure) || form.faults.length === 0) && (
        <FormFailure
          failure={setup.failure}
          takesFocus={form.faults.length === 0}
          actions={
            isEmailTaken(setup.failure) && (
              <LinkButton size="small" to={paths.login({ retour: pathname })}>
                {texts.emailTakenAction}
              </LinkButton>
            )
          }
        />
      )}
      <TermsField id={form.idOf('acceptsTerms')} checked={acceptsTerms} onChange={changeTerms} />
      <Button type="submit" variant="primary" wide disabled={!acceptsTerms || isSaving}>
        {isSaving ? formTexts.saving : hasAccountFields ? texts.submit : texts.submitSignedIn}
      </Button>
    </div>
  );
  const written = (
    <form className={formStyles.form} onSubmit={setup.submit} noValidate>
      {setup.isRestored && (
        <DraftNote
          hint={hasAccountFields ? texts.draftHintAccount : texts.draftHint}
          onStartOver={setup.startOver}
        />
      )}
      <RequiredNote />
      <Fragment key={setup.generation}>{children({ account, end })}</Fragment>
      <LeaveGuard isDirty={setup.isDirty} isSending={setup.sendings.isSending} isSaving={isSaving} />
    </form>
  );
  if (!aside) return written;
  return (
    <div className={styles.beside}>
      {written}
      <div className={styles.aside}>{aside}</div>
    </div>
  );
}

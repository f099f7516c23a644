import type { RouteBodyInput } from '@mitoyen/contract/core/define-route.ts';
import type { Role } from '@mitoyen/contract/core/roles.ts';
import { personalDataRoutes } from '@mitoyen/contract/features/personal-data/personal-data.contract.ts';
import { accountDeletionSchema } from '@mitoyen/contract/features/personal-data/personal-data.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { callApi, type Write } from '../../core/api/api-client.ts';
import { errorSentence } from '../../core/api/error-sentence.ts';
import { FormActions } from '../../core/forms/form-actions.tsx';
import { schemaIssues } from '../../core/forms/form-issues.ts';
import { useForm } from '../../core/forms/use-form.ts';
import { useSubmit } from '../../core/forms/use-submit.ts';
import { forgetEverything } from '../../core/session/session.tsx';
import { holdSession } from '../../core/session/session-store.ts';
import { useWrite } from '../../core/writes/use-write.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { PasswordField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ConfirmIdentityDialog } from '../accounts/index.ts';
import { secondFactorQuery } from '../second-factor/index.ts';
import styles from './personal-data.module.css';
import { myDataTexts as texts } from './personal-data.texts.ts';

interface Props {
  readonly userId: string;
  readonly role: Role | null;
  readonly onClose: () => void;
}

async function removeAccount(
  userId: string,
  body: RouteBodyInput<typeof personalDataRoutes.remove>,
  write: Write,
): Promise<void> {
  // its end is known to other calls and tabs before this answer is there
  const letGo = holdSession();
  try {
    await callApi(personalDataRoutes.remove, { params: { id: userId }, body }, write);
    forgetEverything(paths.accountDeleted());
  } finally {
    letGo();
  }
}

/** Says what deletion does, and asks for the password, or for what else proves who one is. */
export function DeleteAccountDialog({ open, ...props }: Props & { open: boolean }) {
  const [isProving, setIsProving] = useState(false);
  const [isProved, setProved] = useState(false);
  const proved = useWrite({
    later: null,
    send: (write) => removeAccount(props.userId, { withProof: true }, write),
  });
  // once the dialog that asked is gone: closing it would give up what was begun in it
  const remove = useEffectEvent(() => {
    setProved(false);
    proved.mutate();
  });
  useEffect(() => {
    if (isProved && !isProving) remove();
  }, [isProved, isProving]);
  return (
    <>
      <Dialog open={open} onClose={props.onClose} title={texts.dialogTitle} caption={texts.dialogCaption}>
        <DeleteForm {...props} proved={proved} onProve={() => setIsProving(true)} />
      </Dialog>
      <ConfirmIdentityDialog
        open={isProving}
        onConfirmed={() => {
          setIsProving(false);
          setProved(true);
        }}
        onClose={() => setIsProving(false)}
      />
    </>
  );
}

const initialValues = { password: '' };
const validate = (values: typeof initialValues) => schemaIssues(accountDeletionSchema, values);

interface FormProps extends Props {
  readonly proved: { readonly isPending: boolean; readonly error: Error | null };
  readonly onProve: () => void;
}

function DeleteForm({ userId, role, onClose, proved, onProve }: FormProps) {
  const { data: factors } = useQuery(secondFactorQuery(userId));
  const hasFactor = factors !== undefined && (factors.passkeys.length > 0 || factors.appSince !== null);
  const form = useForm(initialValues, validate);
  const { submit, isSending, failure } = useSubmit(
    form,
    (write) => removeAccount(userId, form.values, write),
    { fallback: texts.failure, later: null },
  );
  const said = failure ?? (proved.error && errorSentence(proved.error, texts.failure));
  return (
    <form className={styles.dialogForm} onSubmit={submit} noValidate>
      <div>
        <h3 className={styles.choiceTitle}>{texts.whatHappens}</h3>
        <ul className={styles.consequences}>
          {texts.consequences(role).map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </div>
      <Notice tone="warning">{texts.exportFirst}</Notice>
      {said && <Notice tone="error">{said}</Notice>}
      <PasswordField
        {...form.field('password')}
        label={texts.password}
        hint={texts.passwordHint}
        autoComplete="current-password"
        required
      />
      {hasFactor && (
        <Button variant="link" icon="shield" busy={proved.isPending} onClick={onProve}>
          {texts.otherProof}
        </Button>
      )}
      <FormActions
        isSending={isSending}
        label={texts.confirm}
        sendingLabel={texts.deleting}
        variant="danger"
        cancelLabel={texts.keep}
        onCancel={onClose}
      />
    </form>
  );
}

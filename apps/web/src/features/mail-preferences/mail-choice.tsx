import { type MailKind, mailKinds } from '@mitoyen/contract/features/mail-preferences/mail-kinds.rules.ts';
import { errorSentence } from '../../core/api/error-sentence.ts';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import styles from './mail-preferences.module.css';
import { mailPreferenceTexts as texts } from './mail-preferences.texts.ts';
import { useMailChoice } from './use-mail-choice.ts';

/** One kind of mail: wanted or not, saved as it is ticked. */
export function MailChoice({
  userId,
  kind,
  isWanted,
}: {
  userId: string;
  kind: MailKind;
  isWanted: boolean;
}) {
  const choice = useMailChoice(userId, kind);
  const { label, explanation } = mailKinds[kind];
  return (
    <div className={styles.choice}>
      <CheckboxField
        name={kind}
        label={label}
        hint={explanation}
        checked={isWanted}
        aria-busy={choice.isPending || undefined}
        error={choice.isError ? errorSentence(choice.error, texts.saveFailure) : undefined}
        onChange={(event) => choice.mutate(event.currentTarget.checked)}
      />
      <p className={styles.saved} role="status">
        {choice.isSuccess && texts.saved}
      </p>
    </div>
  );
}

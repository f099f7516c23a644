import { type MailKind, mailKinds } from '@mitoyen/contract/features/mail-preferences/mail-kinds.rules.ts';
import { mailPreferenceRoutes } from '@mitoyen/contract/features/mail-preferences/mail-preferences.contract.ts';
import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../core/api/api-client.ts';
import { errorSentence } from '../../core/api/error-sentence.ts';
import { useWrite } from '../../core/writes/use-write.ts';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import styles from './mail-preferences.module.css';
import { mailPreferencesQuery } from './mail-preferences.queries.ts';
import { mailPreferenceTexts as texts } from './mail-preferences.texts.ts';

/** Saves one choice at once: shown as chosen while it is on its way, and as it was when it did not arrive. */
function useMailChoice(userId: string, kind: MailKind) {
  const queryClient = useQueryClient();
  const { queryKey } = mailPreferencesQuery(userId);
  const show = (isWanted: boolean) =>
    queryClient.setQueryData(queryKey, (known) => known && { ...known, [kind]: isWanted });
  return useWrite({
    later: null,
    send: (write, isWanted: boolean) =>
      callApi(mailPreferenceRoutes.update, { params: { id: userId }, body: { [kind]: isWanted } }, write),
    onMutate: async (isWanted) => {
      await queryClient.cancelQueries({ queryKey });
      show(isWanted);
    },
    onSuccess: (saved) => show(saved[kind]),
    onError: (_error, isWanted) => show(!isWanted),
  });
}

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

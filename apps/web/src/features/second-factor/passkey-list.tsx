import type { Passkey } from '@mitoyen/contract/features/second-factor/second-factor.schemas.ts';
import { useState } from 'react';
import { formatRecently } from '../../core/format/format-time.ts';
import { Button } from '../../ui/button.tsx';
import { Dotted } from '../../ui/dotted.tsx';
import { formatDay } from '../../ui/format.ts';
import { Actions } from '../../ui/page.tsx';
import { settingStyles } from '../accounts/index.ts';
import { RenamePasskeyForm } from './rename-passkey-form.tsx';
import styles from './second-factor.module.css';
import { secondFactorTexts as texts } from './second-factor.texts.ts';
import type { SecondFactorChanges } from './use-second-factor-changes.ts';

function factsOf({ createdAt, lastUsedAt }: Passkey): readonly string[] {
  const used = lastUsedAt ? texts.passkeyUsed(formatRecently(lastUsedAt, new Date())) : texts.passkeyUnused;
  return [texts.addedOn(formatDay(createdAt)), used];
}

/** The account's passkeys, each with the ways to rename it and to take it away. */
export function PasskeyList({
  userId,
  passkeys,
  changes: { change, isRunning, onRenamed },
}: {
  userId: string;
  passkeys: readonly Passkey[];
  changes: SecondFactorChanges;
}) {
  const [renamedId, setRenamedId] = useState<string | null>(null);
  const stopRenaming = () => setRenamedId(null);
  return (
    <ul className={styles.passkeys}>
      {passkeys.map((passkey) => (
        <li key={passkey.id} className={styles.row}>
          <div>
            <p className={styles.name}>{passkey.name}</p>
            <p className={settingStyles.facts}>
              <Dotted facts={factsOf(passkey)} />
            </p>
            {renamedId === passkey.id && (
              <RenamePasskeyForm
                userId={userId}
                passkey={passkey}
                onRenamed={() => {
                  stopRenaming();
                  onRenamed();
                }}
                onCancel={stopRenaming}
              />
            )}
          </div>
          <Actions>
            <Button
              size="small"
              aria-label={texts.renamePasskey(passkey.name)}
              aria-expanded={renamedId === passkey.id}
              onClick={() => setRenamedId(renamedId === passkey.id ? null : passkey.id)}
            >
              {texts.rename}
            </Button>
            <Button
              size="small"
              aria-label={texts.removePasskey(passkey.name)}
              busy={isRunning('remove-passkey', passkey.id)}
              onClick={() => change.mutate({ kind: 'remove-passkey', passkeyId: passkey.id })}
            >
              {texts.remove}
            </Button>
          </Actions>
        </li>
      ))}
    </ul>
  );
}

import type { Passkey } from '@mitoyen/contract/features/second-factor/second-factor.schemas.ts';
import { formatRecently } from '../../core/format/format-time.ts';
import { Button } from '../../ui/button.tsx';
import { formatDay } from '../../ui/format.ts';
import { settingStyles } from '../accounts/index.ts';
import styles from './second-factor.module.css';
import { secondFactorTexts as texts } from './second-factor.texts.ts';
import type { SecondFactorChanges } from './use-second-factor-changes.ts';

function factsOf({ createdAt, lastUsedAt }: Passkey): string {
  const used = lastUsedAt ? texts.passkeyUsed(formatRecently(lastUsedAt, new Date())) : texts.passkeyUnused;
  return `${texts.addedOn(formatDay(createdAt))} · ${used}`;
}

/** The account's passkeys, each with the way to take it away. */
export function PasskeyList({
  passkeys,
  changes: { change, isRunning },
}: {
  passkeys: readonly Passkey[];
  changes: SecondFactorChanges;
}) {
  return (
    <ul className={styles.passkeys}>
      {passkeys.map((passkey) => (
        <li key={passkey.id} className={styles.row}>
          <div>
            <p className={styles.name}>{passkey.name}</p>
            <p className={settingStyles.facts}>{factsOf(passkey)}</p>
          </div>
          <Button
            size="small"
            aria-label={texts.removePasskey(passkey.name)}
            busy={isRunning('remove-passkey', passkey.id)}
            onClick={() => change.mutate({ kind: 'remove-passkey', passkeyId: passkey.id })}
          >
            {texts.remove}
          </Button>
        </li>
      ))}
    </ul>
  );
}

import type { SecondFactor } from '@mitoyen/contract/features/second-factor/second-factor.schemas.ts';
import { Button } from '../../ui/button.tsx';
import { formatDay } from '../../ui/format.ts';
import { Actions } from '../../ui/page.tsx';
import { settingStyles } from '../accounts/index.ts';
import { PasskeyList } from './passkey-list.tsx';
import styles from './second-factor.module.css';
import { secondFactorTexts as texts } from './second-factor.texts.ts';
import type { SecondFactorChanges } from './use-second-factor-changes.ts';

/** Passkeys, the authenticator app and the recovery codes, and what can be done about each. */
export function SecondFactorChoices({
  userId,
  state: { passkeys, appSince, recoveryCodesLeft },
  changes,
}: {
  userId: string;
  state: SecondFactor;
  changes: SecondFactorChanges;
}) {
  const { change, isRunning, openPasskey } = changes;
  const isProtected = passkeys.length > 0 || appSince !== null;
  return (
    <div className={settingStyles.settings}>
      <div className={settingStyles.setting}>
        <div className={styles.row}>
          <div className={settingStyles.settingText}>
            <h3>{texts.passkeysTitle}</h3>
            <p className={settingStyles.facts}>{texts.passkeysBody}</p>
          </div>
          <Button size="small" icon="plus" onClick={openPasskey}>
            {texts.addPasskey}
          </Button>
        </div>
        {passkeys.length > 0 && <PasskeyList userId={userId} passkeys={passkeys} changes={changes} />}
      </div>
      <div className={settingStyles.setting}>
        <div className={styles.row}>
          <div className={settingStyles.settingText}>
            <h3>{texts.appTitle}</h3>
            <p className={settingStyles.facts}>
              {appSince ? texts.appSince(formatDay(appSince)) : texts.appBody}
            </p>
          </div>
          <Actions>
            <Button
              size="small"
              busy={isRunning('start-app')}
              onClick={() => change.mutate({ kind: 'start-app' })}
            >
              {appSince ? texts.replaceApp : texts.addApp}
            </Button>
            {appSince && (
              <Button
                size="small"
                busy={isRunning('remove-app')}
                onClick={() => change.mutate({ kind: 'remove-app' })}
              >
                {texts.removeApp}
              </Button>
            )}
          </Actions>
        </div>
      </div>
      {isProtected && (
        <div className={settingStyles.setting}>
          <div className={styles.row}>
            <div className={settingStyles.settingText}>
              <h3>{texts.recoveryTitle}</h3>
              <p className={settingStyles.facts}>{texts.recoveryLeft(recoveryCodesLeft)}</p>
            </div>
            <Button
              size="small"
              busy={isRunning('renew-codes')}
              onClick={() => change.mutate({ kind: 'renew-codes' })}
            >
              {texts.renewCodes}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}

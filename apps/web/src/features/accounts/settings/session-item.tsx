import type { RouteResponse } from '@mitoyen/contract/core/define-route.ts';
import { deviceName } from '@mitoyen/contract/core/device-name.ts';
import type { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { formatRecently } from '../../../core/format/format-time.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dotted } from '../../../ui/dotted.tsx';
import { formatDay } from '../../../ui/format.ts';
import styles from './settings.module.css';
import { myAccountTexts as texts } from './settings.texts.ts';

type Session = RouteResponse<typeof accountRoutes.listSessions>[number];

/** One place where the account is signed in. The present one is ended by signing out. */
export function SessionItem({
  session,
  isEnding,
  onEnd,
}: {
  session: Session;
  isEnding: boolean;
  onEnd: () => void;
}) {
  const device = deviceName(session.userAgent);
  const lastUsed = formatRecently(session.lastUsedAt, new Date());
  const facts = [
    texts.lastUsed(lastUsed),
    texts.openedOn(formatDay(session.createdAt)),
    session.ipAddress && texts.fromAddress(session.ipAddress),
  ];
  return (
    <li className={styles.session}>
      <div className={styles.settingText}>
        <p className={styles.device}>
          {device} {session.current && <Badge tone="success">{texts.thisDevice}</Badge>}
        </p>
        <p className={styles.facts}>
          <Dotted facts={facts} />
        </p>
      </div>
      {!session.current && (
        <Button size="small" busy={isEnding} aria-label={texts.endSessionOf(device)} onClick={onEnd}>
          {texts.endSession}
        </Button>
      )}
    </li>
  );
}

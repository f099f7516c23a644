import { useSession } from '../../../core/session/session.tsx';
import { paths } from '../../../paths.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { chatTexts as texts } from '../conversations.texts.ts';
import styles from './chat-header.module.css';
import type { OtherParty } from './use-other-party.ts';

/** For a freelance who talks to a firm: leads to where proofs are lent, this firm chosen. */
export function LendButton({ other }: { other: OtherParty }) {
  const { user } = useSession();
  if (user?.role !== 'freelance' || other.role !== 'entreprise' || !other.userId || other.isBlocked)
    return null;
  return (
    <LinkButton
      to={paths.proofs({ entreprise: other.userId })}
      size="small"
      icon="shield"
      aria-label={texts.lendProofs}
    >
      <span className={styles.lendText}>{texts.proofs}</span>
    </LinkButton>
  );
}

import type { Role } from '@mitoyen/contract/core/roles.ts';
import { useCallback, useEffect, useState } from 'react';
import { keepErrand } from '../../core/errand/errand-storage.ts';
import { sharedTexts } from '../../core/pages/shared.texts.ts';
import { useSession } from '../../core/session/session.tsx';
import { paths } from '../../paths.ts';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { useAuthDialog } from '../accounts/index.ts';
import { ContactDialog, ContactMemory, type ContactTarget, useKnownContact } from '../conversations/index.ts';
import styles from './contact-button.module.css';
import { OwnContact } from './own-contact.tsx';
import { profileTexts as texts } from './profiles.texts.ts';

/**
 * Opens the message form; a visitor signs in first. A user who has written already reads when, and gets the
 * link to the conversation. Has no effect on one's own profile.
 */
export function ContactButton({ kind, target }: { kind: Role; target: ContactTarget }) {
  const { status, user } = useSession();
  const auth = useAuthDialog();
  const [isWanted, setIsWanted] = useState(false);
  const [opened, setOpened] = useState<ContactTarget | null>(null);
  const close = useCallback(() => setOpened(null), []);
  const { userId, name, role } = target;
  const contact = useKnownContact(user?.id ?? '', userId);

  useEffect(() => {
    if (!isWanted || status === 'restoring') return;
    if (status === 'signed-out') return auth.open('login');
    setIsWanted(false);
    if (user?.id !== userId) setOpened({ userId, name, role });
  }, [isWanted, status, user, userId, name, role, auth]);

  if (user?.id === userId) return <OwnContact />;
  const start = () => {
    if (status !== 'signed-in') keepErrand({ kind: 'contact', target: { userId, name, role } });
    // A second try, after the sign-in dialog was closed.
    if (isWanted && status === 'signed-out') auth.open('login');
    setIsWanted(true);
  };
  return (
    <div className={styles.contact}>
      <ActionBar>
        {contact ? (
          <LinkButton variant="primary" wide icon="mail" to={paths.chat(contact.conversationId)}>
            {sharedTexts.toConversation}
          </LinkButton>
        ) : (
          <Button variant="primary" wide icon="mail" aria-label={texts.contactName(name)} onClick={start}>
            {texts.contact}
          </Button>
        )}
      </ActionBar>
      {user && <ContactMemory of={userId} look="since" />}
      {opened && <ContactDialog target={opened} onClose={close} />}
      {status !== 'signed-in' && (
        <button type="button" className={styles.prompt} onClick={start}>
          {texts.signInToContact[kind]}
        </button>
      )}
    </div>
  );
}

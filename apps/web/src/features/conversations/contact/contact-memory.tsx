import { addDays, parisDay } from '@mitoyen/contract/core/paris-day.ts';
import type { Contact } from '@mitoyen/contract/features/conversations/contacts.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { sharedTexts } from '../../../core/pages/shared.texts.ts';
import { useSession } from '../../../core/session/session.tsx';
import { paths } from '../../../paths.ts';
import { Dot } from '../../../ui/dotted.tsx';
import { formatDay } from '../../../ui/format.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import styles from './contact-memory.module.css';
import { contactQuery } from './contact-memory.queries.ts';

const texts = {
  mark: 'Déjà en contact',
  blocked: 'Vous avez bloqué ce compte',
  mine: 'Écrit',
  theirs: 'Vous a écrit',
} as const;

/** 'aujourd’hui', 'hier', 'le 3 mars', 'le 3 mars 2025'. */
function dayWords(instant: string): string {
  const now = new Date();
  const [day, today] = [parisDay(new Date(instant)), parisDay(now)];
  if (day === today) return 'aujourd’hui';
  if (day === addDays(today, -1)) return 'hier';
  const words = formatDay(day);
  return `le ${day.slice(0, 4) === today.slice(0, 4) ? words.slice(0, -5) : words}`;
}

function sentence({ isBlocked, isLastMine, lastMessageAt }: Contact): string {
  if (isBlocked) return texts.blocked;
  return `${isLastMine ? texts.mine : texts.theirs} ${dayWords(lastMessageAt)}`;
}

/**
 * Shows that the user and another person have exchanged messages: on a page since when, with a link to the
 * conversation (`note`) or beside a button that leads there (`since`); on a card in a word. `of`: the other
 * person's account or profile.
 */
export default function ContactMemory({ of, look }: { of: string; look: 'note' | 'since' | 'mark' }) {
  const { user } = useSession();
  const { data: contact } = useQuery({ ...contactQuery(user?.id ?? '', of), enabled: user !== null });
  if (!user || !contact) return null;
  if (look === 'mark')
    return (
      <p className={styles.mark}>
        <Icon name="check" />
        {texts.mark}
      </p>
    );
  return (
    <p className={styles.note} data-print="no">
      <span>
        <Icon name="check" />
        {sentence(contact)}
      </span>
      {look === 'note' && (
        <>
          <Dot />
          <Link to={paths.chat(contact.conversationId)}>{sharedTexts.toConversation}</Link>
        </>
      )}
    </p>
  );
}

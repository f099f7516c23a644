import { isUuid } from '@mitoyen/contract/core/ids.ts';
import type { Contact } from '@mitoyen/contract/features/conversations/contacts.schemas.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { findContacts } from './contacts-among.repository.ts';

/** With whom of some accounts or profiles an account has exchanged messages. Whom it never wrote with is left out. */
export async function listContacts(
  { db }: AppContext,
  userId: string,
  ids: readonly string[],
): Promise<Contact[]> {
  const asked = [...new Set(ids.map((id) => id.trim().toLowerCase()))].filter(isUuid);
  if (asked.length === 0) return [];
  const rows = await findContacts(db, userId, asked);
  return rows.map(({ last_message_at, ...contact }) => ({
    ...contact,
    lastMessageAt: last_message_at.toISOString(),
  }));
}

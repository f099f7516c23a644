import type { SessionUser } from '../../core/auth/sessions.repository.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { type ContactQuota, loadContactQuota } from './contacts.repository.ts';

/** Only companies have a limit. */
export async function showContactQuota({ db }: AppContext, user: SessionUser): Promise<ContactQuota> {
  return user.role === 'entreprise' ? loadContactQuota(db, user.id) : { count: 0, limit: null };
}

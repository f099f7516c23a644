import { contactRoutes } from '@mitoyen/contract/features/conversations/contacts.contract.ts';
import { type Contact, maxContactsAsked } from '@mitoyen/contract/features/conversations/contacts.schemas.ts';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../core/api/api-client.ts';
import { contactKey } from './contact-key.ts';

interface Question {
  readonly userId: string;
  readonly ids: Set<string>;
  readonly answer: Promise<readonly Contact[]>;
}

/** What is being gathered: all cards of a list ask in the same turn, and in one call. */
let gathered: Question | null = null;

function askTogether(userId: string, id: string): Promise<readonly Contact[]> {
  if (gathered?.userId !== userId || gathered.ids.size === maxContactsAsked) {
    const ids = new Set<string>();
    const answer = new Promise<void>((resolve) => setTimeout(resolve)).then(() => {
      if (gathered?.ids === ids) gathered = null;
      return callApi(contactRoutes.list, { query: { userId, with: [...ids].join(',') } });
    });
    gathered = { userId, ids, answer };
  }
  gathered.ids.add(id);
  return gathered.answer;
}

/**
 * The messages exchanged with a person, by the id of their account or profile; null when there are none.
 * Makes no call until `id` is known: what a visitor was shown may not name an account.
 */
export function contactQuery(userId: string, id: string | undefined) {
  return queryOptions({
    queryKey: contactKey(userId, id ?? ''),
    queryFn: async (): Promise<Contact | null> => {
      if (!userId || !id) return null;
      return (await askTogether(userId, id)).find((contact) => contact.with === id.toLowerCase()) ?? null;
    },
    staleTime: 30_000,
  });
}

import type { Contact } from '@mitoyen/contract/features/conversations/contacts.schemas.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useStore } from '../../../core/lazy/hydrated.ts';
import { contactKey } from './contact-key.ts';

const unknown = () => null;

/** What `ContactMemory` has fetched about a person; null until then, and without messages. Makes no call. */
export function useKnownContact(userId: string, of: string): Contact | null {
  const queryClient = useQueryClient();
  const subscribe = useCallback(
    (onChange: () => void) => queryClient.getQueryCache().subscribe(onChange),
    [queryClient],
  );
  const read = () => queryClient.getQueryData<Contact | null>(contactKey(userId, of)) ?? null;
  return useStore(subscribe, read, unknown);
}

import { conversationsKey } from '../../../core/api/query-keys.ts';

/** Under which it is kept whether an account has exchanged messages with somebody. */
export const contactKey = (userId: string, id: string) =>
  [...conversationsKey, 'contact', userId, id] as const;

import { conversationsKey } from '../../../core/api/query-keys.ts';

/** Query key of an account's past messages with another person. */
export const contactKey = (userId: string, id: string) =>
  [...conversationsKey, 'contact', userId, id] as const;

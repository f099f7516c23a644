import type { PushPayload } from '@mitoyen/contract/features/push/push.schemas.ts';
import { quote } from '../../core/mail/quoted-words.ts';
import type { PushContent } from './push-content.repository.ts';

/** What a notice of messages says without their words. */
const messages = (count: number) => (count > 1 ? `${count} nouveaux messages` : 'Vous a écrit');

/**
 * What is pushed of a subject: no more than its mail would say. `isQuoted`: whether the mail would repeat what was written
 * and the account chose to see it on its devices.
 */
export function pushText(
  { text, path, name, count, words }: PushContent,
  { tag, unread, isQuoted }: { tag: string; unread: number; isQuoted: boolean },
): PushPayload {
  const common = { type: 'show', tag, path, unread } as const;
  if (text !== null) return { ...common, title: text, body: name ?? '' };
  const body = isQuoted && words && count === 1 ? quote(words) : messages(count);
  return { ...common, title: name ?? 'Mitoyen', body };
}

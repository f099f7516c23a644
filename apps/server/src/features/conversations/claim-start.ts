import { unconfirmedLimits } from '@mitoyen/contract/core/address-confirmation.ts';
import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { conversationErrors } from '@mitoyen/contract/features/conversations/conversations.errors.ts';
import {
  canContactOneMore,
  isContact,
} from '@mitoyen/contract/features/conversations/conversations.rules.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import type { Tx } from '../../core/db/schema.ts';
import { ceilingGroup, requireBelowCeiling } from '../../core/limits/daily-ceilings.ts';
import { countStarted, findStart, loadContactQuota } from './contacts.repository.ts';
import type { Person } from './people.repository.ts';

/**
 * Checks and counts a first message; the sender's starts are locked. `usesContact`: it is one of a company's
 * contacts.
 * @throws ApiError `contact_limit_reached`, `conversation_limit_unconfirmed`, `too_many_conversations`.
 */
export async function claimStart(
  { config, clock }: Pick<AppContext, 'config' | 'clock'>,
  tx: Tx,
  { sender, receiver }: { sender: Person; receiver: Person },
): Promise<{ usesContact: boolean }> {
  const usesContact = isContact(sender.role, receiver.role);
  const quota = sender.role === 'entreprise' ? await loadContactQuota(tx, sender.id) : null;
  if (usesContact && quota && !canContactOneMore(quota.count, quota.limit)) {
    throw new ApiError(conversationErrors.contact_limit_reached);
  }
  const isSubscribed = quota?.limit === null;
  // subscribers keep what they paid for, and a bank card identifies them better than a confirmed address
  if (config.addressConfirmation !== 'off' && !sender.isEmailConfirmed && !isSubscribed) {
    if ((await countStarted(tx, sender.id)) >= unconfirmedLimits.conversations) {
      throw new ApiError(conversationErrors.conversation_limit_unconfirmed);
    }
  }
  const ceiling = config.dailyCeilings.conversations[ceilingGroup(sender.role, isSubscribed)];
  const oldest = await findStart(tx, sender.id, ceiling);
  requireBelowCeiling(oldest, clock.now(), conversationErrors.too_many_conversations);
  return { usesContact };
}

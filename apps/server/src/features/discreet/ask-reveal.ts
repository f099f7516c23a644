import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { discreetErrors } from '@mitoyen/contract/features/discreet/discreet.errors.ts';
import type {
  AskedReveal,
  RevealRequestValues,
} from '@mitoyen/contract/features/discreet/discreet.schemas.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { pageByInstant, readInstant } from '../../core/http/keyset.ts';
import { idempotent } from '../../core/idempotency/idempotent.ts';
import { newId } from '../../core/ids/new-id.ts';
import { claimRequest } from '../conversations/index.ts';
import { sendMailOfKind } from '../mail-preferences/index.ts';
import { revealAskedMail } from './discreet.mails.ts';
import { presentAsked } from './discreet.presenter.ts';
import { keyFor, requireDiscreet, requireFirm } from './list-discreet.ts';
import { countAsked, insertReveal, listAskedRows } from './reveals.repository.ts';

/**
 * Asks a discreet person to reveal themselves, once for each firm and person; it uses one of the firm's
 * contacts. The person gets a mail and an event. Done once for each idempotency key.
 * @throws ApiError 404, 409 `already_asked`, `idempotency_mismatch`, and what `claimRequest` refuses.
 */
export async function askReveal(
  context: AppContext,
  userId: string,
  { handle, subject, content }: RevealRequestValues & { readonly handle: string },
  idempotencyKey: string | null,
): Promise<AskedReveal> {
  const request = ['ask', handle, subject, content];
  return idempotent(context, { userId, key: idempotencyKey, request }, async (tx) => {
    const now = context.clock.now();
    const firm = await requireFirm(tx, userId);
    const person = await requireDiscreet(context, tx, firm, handle);
    if (person.asked_at !== null || person.jobseeker_id !== null)
      throw new ApiError(discreetErrors.already_asked);
    const { usesContact } = await claimRequest(context, tx, {
      senderId: userId,
      receiverId: person.user_id,
    });
    const asked = { id: newId(), subject, content, asked_at: now, state: 'waiting' as const };
    const isFirst = await insertReveal(tx, {
      ...asked,
      person_id: person.user_id,
      discreet_key: person.discreet_key,
      siren: firm.siren,
      company_name: firm.name,
      asked_by: userId,
      uses_contact: usesContact,
      answered_at: null,
      conversation_id: null,
    });
    if (!isFirst) throw new ApiError(discreetErrors.already_asked);
    await context.events.publish(tx, {
      userId: person.user_id,
      type: 'reveal',
      data: { revealId: asked.id },
    });
    const { publicUrl } = context.config;
    const mail = revealAskedMail({ authorId: userId, publicUrl });
    await sendMailOfKind(context, tx, { userId: person.user_id, kind: 'reveals' }, mail);
    const row = { ...asked, shown_key: person.discreet_key, jobseeker_id: null, own_conversation_id: null };
    return presentAsked(row, keyFor(context, firm), now);
  });
}

/** The requests of an account's firm, latest first. @throws ApiError 404 unless it is a confirmed firm. */
export async function listAsked(
  context: AppContext,
  userId: string,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<{ items: AskedReveal[]; total: number; nextCursor: string | null }> {
  const { db, clock } = context;
  const firm = await requireFirm(db, userId);
  const found = await listAskedRows(db, firm, { before: readInstant(cursor), take: limit + 1 });
  const total = await countAsked(db, firm);
  const { rows, nextCursor } = pageByInstant(found, limit, ({ asked_at, id }) => ({ at: asked_at, id }));
  const [key, now] = [keyFor(context, firm), clock.now()];
  return { items: rows.map((row) => presentAsked(row, key, now)), total, nextCursor };
}

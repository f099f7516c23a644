import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { isUuid } from '@mitoyen/contract/core/ids.ts';
import { discreetErrors } from '@mitoyen/contract/features/discreet/discreet.errors.ts';
import type { Reveal, RevealAnswer } from '@mitoyen/contract/features/discreet/discreet.schemas.ts';
import { visibilityErrors } from '@mitoyen/contract/features/visibility/visibility.errors.ts';
import { maxHiddenCompanies } from '@mitoyen/contract/features/visibility/visibility.rules.ts';
import { findUser } from '../../core/auth/users.repository.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import type { Row, Tx } from '../../core/db/schema.ts';
import { pageByInstant, readInstant } from '../../core/http/keyset.ts';
import { deliverRequest } from '../conversations/index.ts';
import { sendMailOfKind } from '../mail-preferences/index.ts';
import { addHiddenFrom, listHiddenFrom } from '../visibility/index.ts';
import { revealedMail } from './discreet.mails.ts';
import { presentReveal } from './discreet.presenter.ts';
import { countReveals, isStillFirm, listRevealRows, lockReveal, updateReveal } from './reveals.repository.ts';

/** Firms' requests to an account, latest first. */
export async function listReveals(
  { db }: AppContext,
  userId: string,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<{ items: Reveal[]; total: number; nextCursor: string | null }> {
  const found = await listRevealRows(db, userId, { before: readInstant(cursor), take: limit + 1 });
  const total = await countReveals(db, userId);
  const { rows, nextCursor } = pageByInstant(found, limit, ({ asked_at, id }) => ({ at: asked_at, id }));
  return { items: rows.map(presentReveal), total, nextCursor };
}

/**
 * Answers a firm's request, once: the first answer holds, and the same again changes nothing. Revealing holds for the
 * firm's SIREN and opens the conversation, with the firm's words as its first message.
 * @throws ApiError 404 `reveal_not_found`, 409 `reveal_answered`, 409 `reveal_unconfirmed`, 400 `hidden_limit`, and what refuses a message.
 */
export async function answerReveal(
  context: AppContext,
  userId: string,
  id: string,
  answer: RevealAnswer,
): Promise<void> {
  await context.db.transaction().execute(async (tx) => {
    const reveal = isUuid(id) ? await lockReveal(tx, id, userId) : undefined;
    if (!reveal) throw new ApiError(discreetErrors.reveal_not_found);
    const state = answer === 'reveal' ? 'revealed' : 'declined';
    if (reveal.state !== 'waiting') {
      if (reveal.state === state) return;
      throw new ApiError(discreetErrors.reveal_answered);
    }
    const change = { state, answered_at: context.clock.now() } as const;
    if (answer === 'decline_and_hide') await hideFrom(tx, userId, reveal);
    const conversationId = answer === 'reveal' ? await revealTo(context, tx, userId, reveal) : null;
    await updateReveal(tx, reveal.id, { ...change, conversation_id: conversationId });
  });
}

async function hideFrom(tx: Tx, userId: string, { siren, company_name }: Row<'reveals'>): Promise<void> {
  const known = await listHiddenFrom(tx, userId);
  if (known.length >= maxHiddenCompanies && !known.some((one) => one.siren === siren))
    throw new ApiError(visibilityErrors.hidden_limit);
  await addHiddenFrom(tx, userId, [{ siren, name: company_name }]);
}

/** Tells the account that asked. Returns the conversation with it. */
async function revealTo(
  context: AppContext,
  tx: Tx,
  userId: string,
  reveal: Row<'reveals'>,
): Promise<string> {
  const { asked_by: askerId, subject, content, uses_contact: usesContact } = reveal;
  if (askerId === null) throw new ApiError(discreetErrors.reveal_not_found);
  // the account may have become another firm's since it asked
  if (!(await isStillFirm(tx, reveal))) throw new ApiError(discreetErrors.reveal_unconfirmed);
  const conversationId = await deliverRequest(context, tx, {
    ...{ senderId: askerId, receiverId: userId, subject, content, usesContact },
  });
  await context.events.publish(
    tx,
    { userId: askerId, type: 'reveal', data: { revealId: reveal.id } },
    { userId, type: 'reveal', data: { revealId: reveal.id } },
  );
  const person = await findUser(tx, userId);
  const mail = revealedMail({
    authorId: userId,
    personName: person?.username ?? '',
    conversationId,
    publicUrl: context.config.publicUrl,
  });
  await sendMailOfKind(context, tx, { userId: askerId, kind: 'messages' }, mail);
  return conversationId;
}

/** Ends what a firm may read; what it read stays read. @throws ApiError 404 `reveal_not_found` for what is not revealed. */
export async function withdrawReveal({ db, clock }: AppContext, userId: string, id: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const reveal = isUuid(id) ? await lockReveal(tx, id, userId) : undefined;
    if (reveal?.state === 'withdrawn') return;
    if (reveal?.state !== 'revealed') throw new ApiError(discreetErrors.reveal_not_found);
    await updateReveal(tx, reveal.id, { state: 'withdrawn', answered_at: clock.now() });
  });
}

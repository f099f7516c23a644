import { shownFirstName } from '@mitoyen/contract/core/first-name.ts';
import { parisDay } from '@mitoyen/contract/core/paris-day.ts';
import { hasConfirmedEmail } from '../../core/auth/has-confirmed-email.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import type { Tx } from '../../core/db/schema.ts';
import { addNotification } from '../notifications/index.ts';
import { countAlert } from './alert-metrics.ts';
import { type AlertReader, findAlertReader, findBlockedWith } from './alert-readers.repository.ts';
import { makeAlertToken } from './alert-token.ts';
import { describeListings } from './describe-listings.ts';
import { findListed, loadListedRows, pairOf } from './listed-rows.repository.ts';
import { dropMatches, lockDueMatches, lockDueSearch, markMatchesNotified } from './matches.repository.ts';
import { describeSearch } from './name-of-search.ts';
import { alertMail } from './saved-searches.mails.ts';
import { findSavedSearch, type SavedSearchRow } from './saved-searches.repository.ts';
import { searchToAsk } from './search-conditions.ts';

/** Mails what is due, a mail a search. */
export async function notifyMatches(context: AppContext): Promise<void> {
  for (let found = true; found; ) found = await notifyOne(context);
}

/** The note that a match was notified and the mail that does it come in one transaction. False when nothing is due. */
async function notifyOne(context: AppContext): Promise<boolean> {
  const notified = await context.db.transaction().execute(async (tx) => {
    const now = context.clock.now();
    const locked = await lockDueSearch(tx, now);
    const search = locked && (await findSavedSearch(tx, locked.id));
    if (!search) return null;
    const due = await lockDueMatches(tx, search.id, now);
    const reader = await findAlertReader(tx, search.id);
    const notifiable = reader ? await findNotifiable(tx, search, reader, due, parisDay(now)) : [];
    const listings = await describeListings(context, tx, notifiable, search.user_id);
    const shown = notifiable.filter((id) => listings.has(id));
    await dropMatches(
      tx,
      search.id,
      due.filter((id) => !shown.includes(id)),
    );
    await markMatchesNotified(tx, search.id, shown, now);
    if (!reader || shown.length === 0) return { rhythm: null };
    const mail = alertMail({
      ...search,
      description: describeSearch(search.kind, search.query),
      firstName: reader.username && shownFirstName(reader.username, reader.firstName),
      listings: shown.flatMap((id) => listings.get(id) ?? []),
      token: makeAlertToken(context.config.secretKey, search.id),
      publicUrl: context.config.publicUrl,
    });
    if (reader.userId !== null)
      await addNotification(context, tx, { userId: reader.userId, kind: 'alerts' }, mail);
    // an address that nobody confirmed may be a stranger's: what was found stands in the account
    if (!hasConfirmedEmail(context.config, reader.confirmedAt)) return { rhythm: null };
    await context.mailer.send(tx, reader.email, mail);
    return { rhythm: search.rhythm };
  });
  if (notified?.rhythm) countAlert(context, notified.rhythm);
  return notified !== null;
}

/** What still is in the list and fits, is not the reader's own, and nobody blocked. */
async function findNotifiable(
  tx: Tx,
  search: SavedSearchRow,
  { userId }: AlertReader,
  due: readonly string[],
  today: string,
): Promise<string[]> {
  const listed = await loadListedRows(tx, due);
  const owners = [...listed.values()].map(({ ownerId }) => ownerId);
  const blocked = userId === null ? new Set<string>() : await findBlockedWith(tx, userId, owners);
  const asked = { userId: search.user_id, kind: search.kind, query: search.query };
  const found = await findListed(tx, [searchToAsk(asked, today)], due);
  return due.filter((id) => {
    const one = listed.get(id);
    return one && one.ownerId !== userId && !blocked.has(one.ownerId) && found.has(pairOf(0, id));
  });
}

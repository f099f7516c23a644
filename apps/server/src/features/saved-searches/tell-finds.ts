import { shownFirstName } from '@mitoyen/contract/core/first-name.ts';
import { parisDay } from '@mitoyen/contract/core/paris-day.ts';
import { hasConfirmedEmail } from '../../core/auth/has-confirmed-email.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import type { Tx } from '../../core/db/schema.ts';
import { countAlert } from './alert-metrics.ts';
import { type AlertReader, findAlertReader, findBlockedWith } from './alert-readers.repository.ts';
import { makeAlertToken } from './alert-token.ts';
import { describeThings } from './describe-things.ts';
import { dropFinds, lockDueFinds, lockDueSearch, markFindsTold } from './finds.repository.ts';
import { findListed, loadListedRows, pairOf } from './listed-rows.repository.ts';
import { describeSearch } from './name-of-search.ts';
import { alertMail } from './saved-searches.mails.ts';
import { findSavedSearch, type SavedSearchRow } from './saved-searches.repository.ts';
import { searchToAsk } from './search-conditions.ts';

/** Mails what is due, a mail a search. */
export async function tellFinds(context: AppContext): Promise<void> {
  for (let found = true; found; ) found = await tellOne(context);
}

/** The note that something was told and the mail that tells it come in one transaction. False when nothing is due. */
async function tellOne(context: AppContext): Promise<boolean> {
  const told = await context.db.transaction().execute(async (tx) => {
    const now = context.clock.now();
    const locked = await lockDueSearch(tx, now);
    const search = locked && (await findSavedSearch(tx, locked.id));
    if (!search) return null;
    const due = await lockDueFinds(tx, search.id, now);
    const reader = await findAlertReader(tx, search.id);
    const tellable = reader ? await findTellable(tx, search, reader, due, parisDay(now)) : [];
    const things = await describeThings(context, tx, tellable, search.user_id);
    const shown = tellable.filter((id) => things.has(id));
    await dropFinds(
      tx,
      search.id,
      due.filter((id) => !shown.includes(id)),
    );
    await markFindsTold(tx, search.id, shown, now);
    // an address that nobody confirmed may be a stranger's: what was found stands in the account
    if (!reader || shown.length === 0 || !hasConfirmedEmail(context.config, reader.confirmedAt))
      return { rhythm: null };
    const mail = alertMail({
      ...search,
      description: describeSearch(search.kind, search.query),
      firstName: reader.username && shownFirstName(reader.username, reader.firstName),
      things: shown.flatMap((id) => things.get(id) ?? []),
      token: makeAlertToken(context.config.secretKey, search.id),
      publicUrl: context.config.publicUrl,
    });
    await context.mailer.send(tx, reader.email, mail);
    return { rhythm: search.rhythm };
  });
  if (told?.rhythm) countAlert(context, told.rhythm);
  return told !== null;
}

/** What still is in the list and fits, is not the reader's own, and nobody blocked. */
async function findTellable(
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

import { shownFirstName } from '@mitoyen/contract/core/first-name.ts';
import { parisDay } from '@mitoyen/contract/core/paris-day.ts';
import { hasConfirmedEmail } from '../../core/auth/has-confirmed-email.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import type { Tx } from '../../core/db/schema.ts';
import type { MailContent } from '../../core/mail/mail-layout.ts';
import { addNotification } from '../notifications/index.ts';
import { countAlert } from './alert-metrics.ts';
import { type AlertReader, findAlertReader, findBlockedWith } from './alert-readers.repository.ts';
import { makeAlertToken } from './alert-token.ts';
import { describeListings } from './describe-listings.ts';
import { findListed, loadListedRows, pairOf } from './listed-rows.repository.ts';
import {
  dropMatches,
  findDueKeeper,
  lockDueKeeper,
  lockDueMatches,
  lockDueSearches,
  markMatchesNotified,
} from './matches.repository.ts';
import { describeSearch } from './name-of-search.ts';
import { alertMail, type Listing } from './saved-searches.mails.ts';
import { findSavedSearches, type SavedSearchRow } from './saved-searches.repository.ts';
import { searchToAsk } from './search-conditions.ts';

/** Mails what is due: of an account's searches in one mail, of a visitor's in one each. */
export async function notifyMatches(context: AppContext): Promise<void> {
  const passedOver: string[] = [];
  for (;;) {
    const keeperId = await findDueKeeper(context.db, context.clock.now(), passedOver);
    if (keeperId === undefined) return;
    if (!(await notifyKeeper(context, keeperId))) passedOver.push(keeperId);
  }
}

/** What one search has to tell. */
interface Found {
  readonly search: SavedSearchRow;
  readonly listings: readonly Listing[];
}

/**
 * Marks matches as notified and queues their mail in one transaction. False where none is left: another
 * worker notifies them, or has since they were found.
 */
async function notifyKeeper(context: AppContext, keeperId: string): Promise<boolean> {
  const notified = await context.db.transaction().execute(async (tx) => {
    const now = context.clock.now();
    if (!(await lockDueKeeper(tx, keeperId))) return null;
    const ids = await lockDueSearches(tx, keeperId, now);
    const [someId] = ids;
    if (someId === undefined) return null;
    const searches = await findSavedSearches(tx, ids);
    const reader = await findAlertReader(tx, someId);
    const told = new Set<string>();
    const found: Found[] = [];
    for (const search of searches) {
      const shown = await takeDue(context, tx, { search, reader, now });
      const listings = [...shown].flatMap(([id, listing]) => (told.has(id) ? [] : [listing]));
      for (const id of shown.keys()) told.add(id);
      if (listings.length > 0) found.push({ search, listings });
    }
    const [first] = found;
    if (!reader || !first) return { rhythm: null };
    const mail = mailOf(context, reader, found);
    if (reader.userId !== null)
      await addNotification(context, tx, { userId: reader.userId, kind: 'alerts' }, mail);
    // an address that nobody confirmed may be a stranger's: what was found stands in the account
    if (!hasConfirmedEmail(context.config, reader.confirmedAt)) return { rhythm: null };
    await context.mailer.send(tx, reader.email, mail);
    return { rhythm: first.search.rhythm };
  });
  if (notified?.rhythm) countAlert(context, notified.rhythm);
  return notified !== null;
}

interface Due {
  readonly search: SavedSearchRow;
  /** Undefined while they are suspended. */
  readonly reader: AlertReader | undefined;
  readonly now: Date;
}

/**
 * Marks the due matches of a search as notified, drops those that no longer fit, and returns those to mail,
 * by id.
 */
async function takeDue(
  context: AppContext,
  tx: Tx,
  { search, reader, now }: Due,
): Promise<ReadonlyMap<string, Listing>> {
  const due = await lockDueMatches(tx, search.id, now);
  const notifiable = reader ? await findNotifiable(tx, search, reader, due, parisDay(now)) : [];
  const listings = await describeListings(context, tx, notifiable, search.user_id);
  const shown = notifiable.flatMap((id) => {
    const listing = listings.get(id);
    return listing ? [[id, listing] as const] : [];
  });
  const ids = shown.map(([id]) => id);
  await dropMatches(
    tx,
    search.id,
    due.filter((id) => !ids.includes(id)),
  );
  await markMatchesNotified(tx, search.id, ids, now);
  return new Map(shown);
}

function mailOf({ config }: AppContext, reader: AlertReader, found: readonly Found[]): MailContent {
  const alerts = found.map(({ search, listings }) => ({
    ...search,
    description: describeSearch(search.kind, search.query),
    listings,
  }));
  return alertMail({
    alerts,
    firstName: reader.username && shownFirstName(reader.username, reader.firstName),
    token: makeAlertToken(
      config.secretKey,
      found.map(({ search }) => search.id),
    ),
    publicUrl: config.publicUrl,
  });
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

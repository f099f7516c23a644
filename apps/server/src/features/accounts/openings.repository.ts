import { type RawBuilder, sql } from 'kysely';
import { type SessionValues, sessionInsertFrom } from '../../core/auth/sessions.repository.ts';
import { type AccountRow, noteUse, noteUseIfStill } from '../../core/auth/users.repository.ts';
import type { Queryable } from '../../core/db/schema.ts';
import {
  type BrowserValues,
  type EventValues,
  isBrowserKnown,
  knownBrowserInsert,
  securityEventInsertFrom,
} from '../account-security/index.ts';
import { type ForgivenValues, forgiveParts } from './sign-in-tries.repository.ts';

/** What opening an account writes: its use, a session, what happened, and the browser. */
export type OpeningValues = [
  userId: string,
  now: Date,
  ...session: SessionValues,
  ...event: EventValues,
  ...browser: BrowserValues,
];
const openingLength = 2 + 5 + 4 + 3;

type Opened = AccountRow & { readonly is_browser_known: boolean };

function openWith(
  account: (isKnown: RawBuilder<unknown>) => RawBuilder<AccountRow>,
  values: OpeningValues,
  beside: RawBuilder<unknown> = sql``,
): RawBuilder<Opened> {
  const [userId, now, ...rest] = values;
  const session = rest.slice(0, 5) as SessionValues;
  const event = rest.slice(5, 9) as EventValues;
  const browser = rest.slice(9, 12) as BrowserValues;
  const from = sql`from account`;
  return sql<Opened>`
    with browser as materialized (select ${isBrowserKnown(sql`${userId}::uuid`, browser)} as is_browser_known),
    account as (${account(sql`(select is_browser_known from browser)`)}),
    session as (${sessionInsertFrom(session, now, from)}),
    event as (${securityEventInsertFrom(event, now, from)}),
    known as (${knownBrowserInsert(browser, now)})
    ${beside}
    select account.*, is_browser_known from account, browser`;
}

/** Opens an account that is locked, or was made in this transaction. */
export async function openLocked(db: Queryable, ...values: OpeningValues): Promise<Opened[]> {
  const { rows } = await openWith(() => noteUse(values[0], values[1]), values).execute(db);
  return rows;
}

/** What was verified before an account is opened by it, and what is forgiven then. */
type VerifiedValues = [passwordHash: string, email: string, isKnownNeeded: boolean, ...ForgivenValues];

/**
 * Forgives the try, and opens the account if it is still what was verified and nothing besides is asked for; with
 * `isKnownNeeded`, if the browser is one that opened it before as well. Otherwise there is no row, and nothing is opened.
 */
export async function openIfStill(
  db: Queryable,
  ...all: [...OpeningValues, ...VerifiedValues]
): Promise<Opened[]> {
  const values = all.slice(0, openingLength) as unknown as OpeningValues;
  const [passwordHash, email, isKnownNeeded, ...forgiven] = all.slice(
    openingLength,
  ) as unknown as VerifiedValues;
  const [userId, now] = values;
  const { rows } = await openWith(
    (isKnown) =>
      noteUseIfStill([userId, passwordHash, email], now, sql`(${isKnown} or not ${isKnownNeeded}::boolean)`),
    values,
    sql`, ${forgiveParts(forgiven, sql`account`)}`,
  ).execute(db);
  return rows;
}

import { type RawBuilder, sql } from 'kysely';
import { type Credentials, credentialColumns } from '../../core/auth/users.repository.ts';
import type { Queryable } from '../../core/db/schema.ts';
import {
  type CountState,
  countFrom,
  forgetCountWhere,
  giveBackCountWhere,
  isWithin,
} from '../../core/limits/count-parts.ts';
import {
  type BrowserValues,
  type DelayValues,
  delayFrom,
  deleteDelayWhere,
  isBrowserKnown,
  isCookieKnown,
} from '../account-security/index.ts';
import {
  loginFailuresPerAccount,
  loginFailuresPerAddress,
  loginFailuresPerBrowser,
} from './accounts.limits.ts';

/** How one try counted: a later count is there only if the one before it is within its limit. */
export interface TryCounts {
  readonly first_points: number;
  readonly first_expire: CountState['expire'];
  readonly address_points: number | null;
  readonly address_expire: CountState['expire'] | null;
  /** Null while tries on the account are slowed, and for a known browser. */
  readonly tries: number | null;
}

/** The account that a sign-in names, as far as there is one. */
export type TriedAccount = { [Column in keyof Credentials]: Credentials[Column] | null } & {
  readonly is_browser_known: boolean;
};

/** What a try is counted by: at its client address, or at a browser that opened the account before. */
export type AtAddress = [
  accountCounter: string,
  nowMs: number,
  addressCounter: string,
  now: Date,
  ...DelayValues,
];
export type AtBrowser = [browserCounter: string, nowMs: number];
type OfAccount = [email: string, ...BrowserValues];

/** Looked up for an address that no account has, so that it takes as long. */
const nobody = sql.lit('00000000-0000-0000-0000-000000000000');

/** Counts by account and address, by address, and by account: one after the other, until one refuses. */
const atAddress = ([accountCounter, nowMs, addressCounter, now, ...delay]: AtAddress) => sql`
  with first as (${countFrom(loginFailuresPerAccount, [accountCounter, nowMs])}),
  address as (${countFrom(
    loginFailuresPerAddress,
    [addressCounter, nowMs],
    sql`from first where ${isWithin(loginFailuresPerAccount)}`,
  )}),
  slowed as (${delayFrom(delay, now, sql`from address where ${isWithin(loginFailuresPerAddress)}`)}),
  counted as (
    select first.points as first_points, first.expire as first_expire, address.points as address_points,
      address.expire as address_expire, tries
    from first left join address on true left join slowed on true
  )`;

const atBrowser = ([browserCounter, nowMs]: AtBrowser) => sql`
  with first as (${countFrom(loginFailuresPerBrowser, [browserCounter, nowMs])}),
  counted as (
    select points as first_points, expire as first_expire, null::int as address_points,
      null::bigint as address_expire, null::int as tries
    from first
  )`;

const withAccount = (counting: RawBuilder<unknown>, [email, ...browser]: OfAccount) =>
  sql<TryCounts & TriedAccount>`${counting}
    select counted.*, ${credentialColumns},
      ${isBrowserKnown(sql`coalesce(users.id, ${nobody}::uuid)`, browser)} as is_browser_known
    from counted left join users on users.email = ${email}`;

const rowsOf =
  <Values extends unknown[], Row>(statement: (...values: Values) => RawBuilder<Row>) =>
  async (db: Queryable, ...values: Values): Promise<Row[]> =>
    (await statement(...values).execute(db)).rows;

/** Counts a try and finds the account that it names. */
export const countWithAccount = rowsOf((...values: [...AtAddress, ...OfAccount]) =>
  withAccount(atAddress(values.slice(0, 8) as AtAddress), values.slice(8) as OfAccount),
);
export const countBrowserWithAccount = rowsOf((...values: [...AtBrowser, ...OfAccount]) =>
  withAccount(atBrowser(values.slice(0, 2) as AtBrowser), values.slice(2) as OfAccount),
);

/** Counts a try on an account that is known already. */
export const countAlone = rowsOf(
  (...values: AtAddress) => sql<TryCounts>`${atAddress(values)} select * from counted`,
);
export const countBrowserAlone = rowsOf(
  (...values: AtBrowser) => sql<TryCounts>`${atBrowser(values)} select * from counted`,
);

/** What ends with the right password: a counter is forgotten, one is given back, delays end. */
export type ForgivenValues = [
  forgottenCounter: string,
  givenBackCounter: string | null,
  nowMs: number,
  delayKey: Buffer | null,
];

/**
 * Forgives a try, as the ends of a statement's `with`: after what `first` reads, in the order in which tries count, so
 * that no two statements wait for each other.
 */
export const forgiveParts = (
  [forgottenCounter, givenBackCounter, nowMs, delayKey]: ForgivenValues,
  first: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`
  forgotten as (${forgetCountWhere([forgottenCounter], isDone(first))} returning 1),
  given_back as (${giveBackCountWhere([givenBackCounter, nowMs], isDone(sql`forgotten`))} returning 1),
  undelayed as (${deleteDelayWhere(delayKey, isDone(sql`given_back`))})`;

/** True, once all of another part is done. */
const isDone = (part: RawBuilder<unknown>) => sql`(select count(*) from ${part}) >= 0`;

const forgiveAlone = rowsOf(
  (...values: ForgivenValues) =>
    sql`with tried as (select), ${forgiveParts(values, sql`tried`)} select 1 from tried`,
);

/** Forgives a try by a statement of its own. */
export async function forgiveTry(db: Queryable, values: ForgivenValues): Promise<void> {
  await forgiveAlone(db, ...values);
}

const cookieOf = (userId: RawBuilder<unknown>, shownHash: Buffer, usedSince: Date) =>
  sql<{ is_known: boolean }>`select ${isCookieKnown(userId, shownHash, usedSince)} as is_known`;
const cookieOfUser = rowsOf((userId: string, ...values: [Buffer, Date]) =>
  cookieOf(sql`${userId}::uuid`, ...values),
);
const cookieOfEmail = rowsOf((email: string, ...values: [Buffer, Date]) =>
  cookieOf(sql`coalesce((select id from users where email = ${email}), ${nobody}::uuid)`, ...values),
);

/** Whether a browser shows the cookie that it got when it opened an account, which its id or its address names. */
export async function isCookieOf(
  db: Queryable,
  account: { readonly id: string } | { readonly email: string },
  ...values: [shownHash: Buffer, usedSince: Date]
): Promise<boolean> {
  const rows = await ('id' in account
    ? cookieOfUser(db, account.id, ...values)
    : cookieOfEmail(db, account.email, ...values));
  return rows[0]?.is_known ?? false;
}

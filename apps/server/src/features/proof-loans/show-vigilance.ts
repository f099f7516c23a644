import { Readable } from 'node:stream';
import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { commonErrors } from '@mitoyen/contract/core/common.errors.ts';
import { buildUrl } from '@mitoyen/contract/core/define-route.ts';
import { parisDay } from '@mitoyen/contract/core/paris-day.ts';
import { vigilanceRoutes } from '@mitoyen/contract/features/proof-loans/proof-loans.contract.ts';
import type { Lender, Vigilance } from '@mitoyen/contract/features/proof-loans/proof-loans.schemas.ts';
import { stands } from '@mitoyen/contract/features/proofs/proof-days.rules.ts';
import { proofNames } from '@mitoyen/contract/features/proofs/proof-names.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { standingMarks } from '../proofs/index.ts';
import { type CalendarKey, makeCalendarToken, readCalendarToken } from './calendar-token.ts';
import { changeCalendarVersion, findCalendarVersion } from './calendars.repository.ts';
import { findConfirmedSiren } from './firms.repository.ts';
import { type LenderRow, listLenders } from './lenders.repository.ts';
import { type DayEvent, writeCalendar } from './write-calendar.ts';

const firstOf = (days: readonly (string | null)[]) => days.filter((day) => day !== null).sort()[0] ?? null;

function presentLender(row: LenderRow, today: string): Lender {
  const proofs = standingMarks(row.proofs, today);
  return {
    loanId: row.loan_id,
    userId: row.user_id,
    freelanceId: row.freelance_id,
    name: row.username,
    until: row.lent_until,
    proofs,
    due: firstOf(proofs.map(({ until }) => until)),
  };
}

async function lendersOf({ db, clock }: AppContext, accountId: string): Promise<LenderRow[] | null> {
  const siren = await findConfirmedSiren(db, accountId);
  return siren === null ? null : listLenders(db, { siren, accountId, today: parisDay(clock.now()) });
}

const addressOf = ({ config }: AppContext, key: CalendarKey) =>
  config.publicUrl +
  buildUrl(vigilanceRoutes.calendar, { query: { token: makeCalendarToken(config.secretKey, key) } });

/**
 * The people who lend to an account's firm, and when what they lend ends; empty while its SIREN is not
 * confirmed.
 */
export async function showVigilance(context: AppContext, accountId: string): Promise<Vigilance> {
  const today = parisDay(context.clock.now());
  const [rows, version] = await Promise.all([
    lendersOf(context, accountId),
    findCalendarVersion(context.db, accountId),
  ]);
  const people = (rows ?? []).map((row) => presentLender(row, today));
  return {
    isConfirmed: rows !== null,
    people,
    due: firstOf(people.map(({ due }) => due)),
    calendarUrl: addressOf(context, { userId: accountId, version }),
  };
}

/** Gives an account's calendar another address; the one before is answered no more. */
export async function changeCalendar(context: AppContext, userId: string): Promise<{ calendarUrl: string }> {
  const version = await changeCalendarVersion(context.db, userId);
  return { calendarUrl: addressOf(context, { userId, version }) };
}

/** What ends when, for a calendar's program. @throws ApiError 404 for an address that was changed or never was. */
export async function openCalendar(context: AppContext, token: string): Promise<Readable> {
  const key = readCalendarToken(context.config.secretKey, token);
  if (!key || (await findCalendarVersion(context.db, key.userId)) !== key.version)
    throw new ApiError(commonErrors.not_found);
  const today = parisDay(context.clock.now());
  const { hostname } = new URL(context.config.publicUrl);
  const rows = (await lendersOf(context, key.userId)) ?? [];
  const events = rows.flatMap(({ loan_id, username, proofs }) =>
    proofs.flatMap(({ id, kind, from, until, changedAt }): DayEvent[] => {
      if (until === null || !stands({ from, until }, today)) return [];
      const title = `${proofNames[kind]}, ${username} : dernier jour`;
      return [{ uid: `${loan_id}-${id}@${hostname}`, day: until, title, changedAt: new Date(changedAt) }];
    }),
  );
  return Readable.from([Buffer.from(writeCalendar('Suivi de vigilance', events))]);
}

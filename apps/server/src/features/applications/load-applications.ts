import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { isUuid } from '@mitoyen/contract/core/ids.ts';
import { parisDay } from '@mitoyen/contract/core/paris-day.ts';
import { applicationErrors } from '@mitoyen/contract/features/applications/applications.errors.ts';
import type { Application } from '@mitoyen/contract/features/applications/applications.schemas.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import type { Queryable, Tx } from '../../core/db/schema.ts';
import { presentReceivedApplication, presentSentApplication } from './applications.presenter.ts';
import { type ApplicationRow, findEvents, lockApplicationOf } from './applications.repository.ts';
import {
  findShownApplication,
  type ShownApplicationRow,
  type Side,
} from './shown-applications.repository.ts';

const presenters = { company: presentReceivedApplication, applicant: presentSentApplication };

/** Rows as this side sees them, with what happened to them, asked for once for all. */
export async function presentApplications(
  { clock }: Pick<AppContext, 'clock'>,
  db: Queryable,
  rows: readonly ShownApplicationRow[],
  side: Side,
): Promise<Application[]> {
  const events = await findEvents(
    db,
    rows.map(({ id }) => id),
  );
  const today = parisDay(clock.now());
  return rows.map((row) =>
    presenters[side](
      row,
      events.filter(({ application_id }) => application_id === row.id),
      today,
    ),
  );
}

/** An application that was just written, as its author reads it. */
export async function loadApplication(
  context: AppContext,
  tx: Tx,
  id: string,
  side: Side,
): Promise<Application> {
  const row = await findShownApplication(tx, id, side);
  const [application] = row ? await presentApplications(context, tx, [row], side) : [];
  if (!application) throw new ApiError(applicationErrors.application_not_found);
  return application;
}

/** An application that the caller received or sent, locked. @throws ApiError 404, for other people's ones too. */
export async function lockOwnApplication(
  tx: Tx,
  id: string,
  side: Side,
  userId: string,
): Promise<ApplicationRow> {
  const row = isUuid(id) ? await lockApplicationOf(tx, id, side, userId) : undefined;
  if (!row) throw new ApiError(applicationErrors.application_not_found);
  return row;
}

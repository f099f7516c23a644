import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import type { SiretReading } from '@mitoyen/contract/features/companies/siret-state.rules.ts';
import { freelanceErrors } from '@mitoyen/contract/features/freelances/freelances.errors.ts';
import type {
  Freelance,
  FreelanceProfileValues,
} from '@mitoyen/contract/features/freelances/freelances.schemas.ts';
import type { PortfolioEntry } from '@mitoyen/contract/features/portfolio/portfolio.schemas.ts';
import { markProfileCompleted } from '../../core/auth/users.repository.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import type { Tx } from '../../core/db/schema.ts';
import { newId } from '../../core/ids/new-id.ts';
import { insertPortfolio } from '../portfolio/index.ts';
import { availabilityConfirmed } from '../profiles/index.ts';
import { checkFreelanceSiret, sendRecheck, siretColumns } from '../registry-checks/index.ts';
import { claimFile } from '../uploads/index.ts';
import { requireKnownCodes, withNamedTrades } from '../vocabulary/index.ts';
import { hasFreelance, insertFreelanceRow } from './freelances.repository.ts';
import { freelanceColumns } from './freelances.tables.ts';
import { showFreelanceOf } from './show-freelance.ts';

/** A profile whose SIRET the registry was asked about. */
export interface PreparedFreelance {
  readonly values: FreelanceProfileValues;
  /** Null when it did not answer. */
  readonly siretReading: SiretReading | null;
}

/** Creates the profile of an account that exists. @throws ApiError 409 when it has one. */
export async function createFreelance(
  context: AppContext,
  userId: string,
  values: FreelanceProfileValues,
): Promise<Freelance> {
  if (await hasFreelance(context.db, userId)) throw new ApiError(freelanceErrors.freelance_exists);
  const prepared = await prepareFreelance(context, values);
  return context.db.transaction().execute((tx) => insertFreelance(context, tx, userId, prepared, []));
}

/** What is checked before any transaction opens. @throws ApiError 400 about `siret`, and what `requireKnownCodes` refuses. */
export async function prepareFreelance(
  context: Pick<AppContext, 'registry'>,
  values: FreelanceProfileValues,
): Promise<PreparedFreelance> {
  requireKnownCodes(values);
  return {
    values: withNamedTrades(values, [values.title, values.specialization]),
    siretReading: await checkFreelanceSiret(context, values.siret),
  };
}

/**
 * Writes a prepared profile with its portfolio, takes its files up, and has an unread SIRET read later.
 * @throws ApiError 409 `freelance_exists`, 400 `file_unknown`.
 */
export async function insertFreelance(
  context: AppContext,
  tx: Tx,
  userId: string,
  { values, siretReading }: PreparedFreelance,
  portfolio: readonly PortfolioEntry[],
): Promise<Freelance> {
  const id = newId();
  const now = context.clock.now();
  const avatarFileId = await claimFile(context, tx, {
    url: values.avatar,
    kind: 'image',
    userId,
    path: 'avatar',
  });
  const inserted = await insertFreelanceRow(tx, {
    id,
    user_id: userId,
    ...freelanceColumns(values, { avatar_file_id: avatarFileId }),
    ...siretColumns('freelance', siretReading),
    siret_read_at: siretReading && now,
    ...availabilityConfirmed(now),
    created_at: now,
    updated_at: now,
  });
  if (!inserted) throw new ApiError(freelanceErrors.freelance_exists);
  await insertPortfolio(context, tx, { freelanceId: id, userId }, portfolio);
  await markProfileCompleted(tx, userId);
  if (siretReading === null) await sendRecheck(context, tx, { kind: 'freelance', profileId: id });
  return showFreelanceOf({ ...context, db: tx }, userId, { id: userId });
}

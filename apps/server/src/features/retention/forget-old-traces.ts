import { monthsBefore } from '@mitoyen/contract/core/retention.ts';
import { forgetAddressesBefore } from '../../core/auth/sessions.repository.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { deleteApplicationsBefore } from '../applications/index.ts';
import { deleteCvDownloadsBefore } from '../cv-downloads/index.ts';

/** Forgets addresses, downloads and applications whose time is over. */
export async function forgetOldTraces({ db, clock, config }: AppContext): Promise<void> {
  const { logMonths, applicationMonths, proofMonths } = config.retention;
  const now = clock.now();
  await forgetAddressesBefore(db, monthsBefore(now, logMonths));
  await deleteCvDownloadsBefore(db, monthsBefore(now, logMonths));
  await deleteApplicationsBefore(db, 'others', monthsBefore(now, applicationMonths));
  await deleteApplicationsBefore(db, 'accepted', monthsBefore(now, proofMonths));
}

import { unconfirmedLimits } from '@mitoyen/contract/core/address-confirmation.ts';
import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { commonErrors } from '@mitoyen/contract/core/common.errors.ts';
import { cvDownloadErrors } from '@mitoyen/contract/features/cv-downloads/cv-downloads.errors.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import type { Queryable, Tx } from '../../core/db/schema.ts';
import { newId } from '../../core/ids/new-id.ts';
import { ceilingGroup, ceilingHours, requireBelowCeiling } from '../../core/limits/daily-ceilings.ts';
import {
  countOwnersOf,
  findDownload,
  hasCvDownloadSince,
  insertCvDownload,
  lockViewer,
  type Viewer,
} from './cv-downloads.repository.ts';

/** A member who takes the same CV again this soon is noted once. */
const sameDownloadMinutes = 10;

/** A download of a CV that is about to start. */
interface Download {
  readonly ownerId: string;
  /** Null for a visitor who is not signed in. */
  readonly viewerId: string | null;
  readonly addressKey: string;
  /** The owner sent it to the viewer, who is not kept from reading it. */
  readonly isSentToViewer: boolean;
}

/**
 * Records the download of a CV before it starts, for its owner to see, and returns its id; null for one's
 * own.
 * @throws ApiError `email_unconfirmed`, `cv_limit_unconfirmed`, `too_many_cv_downloads`.
 */
export async function claimCvDownload(
  context: AppContext,
  { ownerId, viewerId, addressKey, isSentToViewer }: Download,
): Promise<string | null> {
  if (viewerId === ownerId) return null;
  if (viewerId === null) {
    await countVisitor(context, addressKey);
    return note(context, context.db, ownerId, null);
  }
  const now = context.clock.now();
  return context.db.transaction().execute(async (tx) => {
    const viewer = await lockViewer(tx, viewerId);
    const since = new Date(now.getTime() - sameDownloadMinutes * 60_000);
    if (!viewer || (await hasCvDownloadSince(tx, { ownerId, viewerId, since }))) return null;
    if (!isSentToViewer) await requireMayDownload(context, tx, viewer, ownerId);
    return note(context, tx, ownerId, viewerId);
  });
}

async function countVisitor({ config, limits }: AppContext, addressKey: string): Promise<void> {
  const rule = {
    name: 'cv-visitor',
    points: config.dailyCeilings.cvDownloadsPerAddress,
    durationSeconds: ceilingHours * 3600,
  };
  await limits.consume(rule, addressKey, cvDownloadErrors.too_many_cv_downloads);
}

/** The viewer is locked, so that downloads at once are counted one after the other. */
async function requireMayDownload(
  { config, clock }: AppContext,
  tx: Tx,
  viewer: Viewer,
  ownerId: string,
): Promise<void> {
  const { addressConfirmation, dailyCeilings } = config;
  if (!viewer.isEmailConfirmed && addressConfirmation === 'required') {
    throw new ApiError(commonErrors.email_unconfirmed);
  }
  if (!viewer.isEmailConfirmed && addressConfirmation === 'limits') {
    const others = await countOwnersOf(tx, viewer.id, ownerId);
    if (others >= unconfirmedLimits.cvDownloads) throw new ApiError(cvDownloadErrors.cv_limit_unconfirmed);
  }
  const ceiling = dailyCeilings.cvDownloads[ceilingGroup(viewer.role, viewer.isSubscribed)];
  const oldest = await findDownload(tx, viewer.id, ceiling);
  requireBelowCeiling(oldest, clock.now(), cvDownloadErrors.too_many_cv_downloads);
}

async function note(
  { clock }: AppContext,
  db: Queryable,
  ownerId: string,
  viewerId: string | null,
): Promise<string> {
  const id = newId();
  await insertCvDownload(db, {
    id,
    owner_id: ownerId,
    viewer_id: viewerId,
    is_by_member: viewerId !== null,
    downloaded_at: clock.now(),
  });
  return id;
}

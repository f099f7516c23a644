import type { AppContext } from '../../core/context/app-context.ts';
import type { Tx } from '../../core/db/schema.ts';
import { fileUrlOrNull, releaseFiles, withCopyOfCv } from '../uploads/index.ts';
import { findOfferKind, findProfileCv, takeSentCvs } from './application-cvs.repository.ts';

interface SentCv {
  readonly userId: string;
  readonly jobId: string;
  /** A CV of this account; null for the profile's. */
  readonly cvUrl: string | null;
}

/**
 * Applies to a job with a copy of a CV, if there is one: what happens to the original later does not change what was sent.
 * Nothing is copied for what is no job.
 * @throws ApiError 400 `file_unknown` about `cvUrl`, 429 `unclaimed_quota`.
 */
export async function withSentCv<Result>(
  context: AppContext,
  { userId, jobId, cvUrl }: SentCv,
  apply: (copyUrl: string | null) => Promise<Result>,
): Promise<Result> {
  const kind = await findOfferKind(context.db, jobId);
  if (kind === undefined || kind === 'mission') return apply(null);
  const url = cvUrl ?? fileUrlOrNull(await findProfileCv(context.db, userId));
  return url === null ? apply(null) : withCopyOfCv(context, { url, userId, path: 'cvUrl' }, apply);
}

/** Ends the company's access to the CVs of one application, or of all to an offer; the copies are deleted. */
export async function endCvAccess(
  context: Pick<AppContext, 'jobs' | 'fileHolders'>,
  tx: Tx,
  of: { readonly applicationId: string } | { readonly offerId: string },
): Promise<void> {
  await releaseFiles(context, tx, null, await takeSentCvs(tx, of));
}

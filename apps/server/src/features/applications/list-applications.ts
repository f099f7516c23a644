import { isUuid } from '@mitoyen/contract/core/ids.ts';
import type { ApplicationStatus } from '@mitoyen/contract/features/applications/applications.rules.ts';
import { applicationStatuses } from '@mitoyen/contract/features/applications/applications.rules.ts';
import type {
  Application,
  OfferApplications,
} from '@mitoyen/contract/features/applications/applications.schemas.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { pageByInstant, readInstant } from '../../core/http/keyset.ts';
import {
  type ApplicationScope,
  countApplicationRows,
  findCompanyId,
  findProfileId,
  listApplicationRows,
} from './application-list.repository.ts';
import { presentApplications } from './load-applications.ts';
import { countByOfferAndStatus } from './offer-figures.repository.ts';
import { markRead } from './unseen.repository.ts';

interface ListQuery {
  readonly limit: number;
  readonly cursor?: string | undefined;
}

interface ApplicationPage {
  readonly items: Application[];
  readonly total: number;
  readonly nextCursor: string | null;
}

const nothing: ApplicationPage = { items: [], total: 0, nextCursor: null };

interface ReceivedQuery extends ListQuery {
  readonly jobId?: string | undefined;
  readonly status: readonly ApplicationStatus[];
  readonly favourite?: '1' | undefined;
}

/**
 * What an account's company received, newest first; for one offer when `jobId` is given, in these states if any is,
 * favourites alone when asked.
 */
export async function listReceived(
  context: AppContext,
  userId: string,
  { jobId, status: statuses, favourite, ...query }: ReceivedQuery,
): Promise<ApplicationPage> {
  const companyId = await findCompanyId(context.db, userId);
  if (companyId === null || (jobId !== undefined && !isUuid(jobId))) return nothing;
  const isFavourite = favourite !== undefined;
  return listPage(
    context,
    { side: 'company', companyId, offerId: jobId ?? null, statuses, isFavourite },
    query,
  );
}

/** What an account sent to missions as a freelance, or to jobs as a job seeker, newest first. */
export async function listSent(
  context: AppContext,
  side: 'freelance' | 'jobseeker',
  userId: string,
  query: ListQuery,
): Promise<ApplicationPage> {
  const profileId = await findProfileId(context.db, side, userId);
  return profileId === null ? nothing : listPage(context, { side, profileId }, query);
}

async function listPage(
  context: AppContext,
  scope: ApplicationScope,
  { limit, cursor }: ListQuery,
): Promise<ApplicationPage> {
  const before = readInstant(cursor);
  const [found, total] = await Promise.all([
    listApplicationRows(context.db, scope, { before, take: limit + 1 }),
    countApplicationRows(context.db, scope),
  ]);
  const { rows, nextCursor } = pageByInstant(found, limit, ({ created_at, id }) => ({ at: created_at, id }));
  return {
    items: await presentApplications(
      context,
      context.db,
      rows,
      scope.side === 'company' ? 'company' : 'applicant',
    ),
    total,
    nextCursor,
  };
}

const noCounts = Object.fromEntries(
  applicationStatuses.map((status) => [status, 0]),
) as OfferApplications['counts'];

/** How many applications an account's company received, by offer and by state; the newest offers first. */
export async function countReceived(
  { db }: Pick<AppContext, 'db'>,
  userId: string,
): Promise<OfferApplications[]> {
  const companyId = await findCompanyId(db, userId);
  if (companyId === null) return [];
  const offers = new Map<string, OfferApplications>();
  for (const { offerId, title, status, count, favourites } of await countByOfferAndStatus(db, companyId)) {
    const known = offers.get(offerId) ?? {
      ...{ jobId: offerId, job_title: title, favouriteCount: 0 },
      counts: noCounts,
    };
    offers.set(offerId, {
      ...known,
      favouriteCount: known.favouriteCount + favourites,
      counts: { ...known.counts, [status]: count },
    });
  }
  return [...offers.values()];
}

/** The caller has read the answers to these applications; those of others are left as they are. */
export async function markAnswersRead(
  { db }: Pick<AppContext, 'db'>,
  userId: string,
  applicationIds: readonly string[],
): Promise<void> {
  const ids = applicationIds.filter(isUuid);
  if (ids.length > 0) await markRead(db, userId, ids);
}

import { applicationStatuses } from '@mitoyen/contract/features/applications/applications.rules.ts';
import type { OfferApplications } from '@mitoyen/contract/features/applications/applications.schemas.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { findCompanyId } from './application-list.repository.ts';
import { countByOfferAndStatus } from './offer-figures.repository.ts';

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
  for (const { offerId, title, status, count } of await countByOfferAndStatus(db, companyId)) {
    const known = offers.get(offerId) ?? { jobId: offerId, job_title: title, counts: noCounts };
    offers.set(offerId, { ...known, counts: { ...known.counts, [status]: count } });
  }
  return [...offers.values()];
}

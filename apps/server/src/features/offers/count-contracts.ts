import type { JobFacetCounts } from '@mitoyen/contract/features/offers/job-facets.schemas.ts';
import { jobKinds } from '@mitoyen/contract/features/offers/offer-kinds.rules.ts';
import { sql } from 'kysely';
import type { AppContext } from '../../core/context/app-context.ts';
import { countEnd } from '../../core/search/bounded-total.ts';
import type { KnownAnswers, KnownTotals } from '../../core/search/known-answers.ts';
import { readListVersion } from '../../core/search/list-versions.repository.ts';
import type { OfferCriteria } from './offer-criteria.ts';
import { listedIn } from './offer-list.repository.ts';
import { countOfferSearch, prepareOfferSearch } from './prepare-offer-search.ts';

export type ContractCounts = JobFacetCounts['contracts'];

interface ContractContext extends Pick<AppContext, 'db' | 'clock'> {
  readonly totals: KnownTotals;
  readonly contracts: KnownAnswers<ContractCounts>;
}

/** How many jobs of each contract a search finds whatever contract it asks for, most frequent first. */
export async function countContracts(
  context: ContractContext,
  asked: OfferCriteria,
): Promise<ContractCounts> {
  const criteria = { ...asked, kinds: null };
  const version = await readListVersion(context.db, criteria.list);
  const plan = await prepareOfferSearch(context, criteria, null);
  return context.contracts.at(version, plan.key, async () => {
    const total = await countOfferSearch(context, plan, version);
    if (total === 0) return [];
    if (total === countEnd) return jobKinds.map((code) => ({ code, count: null }));
    const { rows } = await sql<{ code: string; count: number }>`
      select kind as code, count(*)::integer as count from ${listedIn[criteria.list]}
      where ${plan.conditions('count')} group by kind order by count desc, code`.execute(context.db);
    return rows;
  });
}

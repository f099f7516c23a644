import { buildUrl } from '@mitoyen/contract/core/define-route.ts';
import { jobRoutes } from '@mitoyen/contract/features/offers/jobs.contract.ts';
import { createRandom } from '@mitoyen/server/seed/content/random.ts';
import type { FilledDatabase } from '../open-databases.ts';
import type { Scenario } from './open-side.ts';

interface FoundJob {
  place: string;
  trade: string;
  phase: string;
  software: string;
  kind: string;
  salary: number;
  word: string;
}

const radii = [10, 25, 50, 100];

/** `count` searches of jobs of each kind by visitors, each made from a job of the smallest database. */
export async function createJobScenarios({ pool }: FilledDatabase, count: number): Promise<Scenario[]> {
  const { rows } = await pool.query<FoundJob>(`
    select place_code as place, trades[1] as trade, phases[1] as phase, software[1] as software, kind,
      salary_min::float8 as salary, split_part(title, ' ', 1) as word
    from offers where kind <> 'mission' and phases <> '{}' and software <> '{}' order by title, id`);
  const random = createRandom('job searches');
  type Query = Record<string, string | number>;
  const paths = (
    queryOf: (job: FoundJob, radius: number) => Query,
    route: typeof jobRoutes.list | typeof jobRoutes.facets = jobRoutes.list,
  ) =>
    Array.from({ length: count }, (_, index) =>
      buildUrl(route, { query: queryOf(random.pick(rows), radii[index % radii.length] ?? 10) }),
    );
  const around = ({ place }: FoundJob, radius: number) => ({ place, radius });
  const two = ({ phase, software }: FoundJob) => ({ phase, software });
  const narrow = paths((job, radius) => ({ ...around(job, radius), ...two(job), contract: job.kind }));
  const paid = paths(({ kind, salary, place }, radius) => ({
    contract: kind,
    minSalary: salary,
    place,
    radius,
  }));
  const outward = paths((job, radius) => ({ ...around(job, radius), order: 'distance' }));
  const facets = paths(around, jobRoutes.facets);
  return [
    { name: 'jobs, first page', paths: [buildUrl(jobRoutes.list)] },
    { name: 'jobs, word', paths: paths(({ word }) => ({ search: word })) },
    { name: 'jobs, radius', paths: paths(around) },
    { name: 'jobs, radius, two facets, contract', paths: narrow },
    { name: 'jobs, contract, salary, radius', paths: paid },
    { name: 'jobs, outward', paths: outward },
    { name: 'jobs, facet counts', paths: facets },
    { name: 'first asked: jobs, radius, two facets, contract', paths: narrow, isFirst: true },
    { name: 'first asked: jobs, contract, salary, radius', paths: paid, isFirst: true },
    { name: 'first asked: jobs, outward', paths: outward, isFirst: true },
    { name: 'first asked: jobs, facet counts', paths: facets, isFirst: true },
  ];
}

import { termsVersion } from '@mitoyen/contract/core/terms.ts';
import { mostRemoteDays, usualHoursPerWeek } from '@mitoyen/contract/features/offers/offer-kinds.rules.ts';
import { sql } from 'kysely';
import { hashPassword } from '../src/core/auth/passwords.ts';
import type { AppContext } from '../src/core/context/app-context.ts';
import type { Tx } from '../src/core/db/schema.ts';
import { newId } from '../src/core/ids/new-id.ts';
import { demoPassword } from './content/demo-accounts.ts';
import {
  createLoadCompanies,
  type LoadCompany,
  type LoadJob,
  type LoadOffer,
  offersPerCompany,
} from './content/load-offers.ts';
import { addInBatches, countMade, refreshStatistics, skip, unusedSiret } from './load-batches.ts';

const companiesAtOnce = 200;

interface LoadOptions {
  /** How many offers there shall be of those made here, in whole companies: what an earlier run made counts. */
  readonly offers: number;
  /** With their companies' jobs as well. */
  readonly withJobs?: boolean;
  readonly onProgress?: (made: number) => void;
}

/**
 * Adds invented companies with open missions; interrupted, it resumes. Returns how many missions were added.
 */
export async function seedLoadOffers(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { offers, withJobs = false, onProgress }: LoadOptions,
): Promise<number> {
  const passwordHash = await hashPassword(demoPassword);
  const made = await countMade(db, 'entreprise');
  const companies = skip(createLoadCompanies(Math.ceil(offers / offersPerCompany)), made);
  const added = await addInBatches(db, companies, {
    batchSize: companiesAtOnce,
    insert: (tx, batch) => insertCompanies(tx, batch, { passwordHash, withJobs, now: clock.now() }),
    onProgress: (count) => onProgress?.((made + count) * offersPerCompany),
  });
  if (added > 0)
    await refreshStatistics(db, [
      ...['users', 'companies', 'offers', 'listed_offers', 'listed_jobs', 'list_versions'],
    ]);
  return added * offersPerCompany;
}

/** One statement a table: the rows travel as one JSON parameter. */
async function insertCompanies(
  tx: Tx,
  companies: readonly LoadCompany[],
  { passwordHash, withJobs, now }: { passwordHash: string; withJobs: boolean; now: Date },
): Promise<void> {
  const rows = companies.map(({ offers, jobs, ...company }) => ({
    ...company,
    id: newId(),
    userId: newId(),
    siret: unusedSiret(company.rank),
    offers: [...offers.map(missionRow), ...(withJobs ? jobs.map(jobRow) : [])],
  }));
  const json = JSON.stringify(rows);
  await sql`
    insert into users (id, username, email, password_hash, role, phone, profile_completed, terms_version, created_at,
      email_confirmed_at)
    select "userId", "contactName", email, ${passwordHash}, 'entreprise', null, true, ${termsVersion}, ${now}, ${now}
    from jsonb_to_recordset(${json}::jsonb) as row("userId" uuid, "contactName" text, email text)
  `.execute(tx);
  await sql`
    insert into companies (id, user_id, name, siret, siret_status, siret_reading, registration_city, legal_status, address,
      description, is_subscribed)
    select id, "userId", name, siret, 'verified', 'exists', town, 'SARL', '1 place du Marché', name, "isSubscribed"
    from jsonb_to_recordset(${json}::jsonb) as row(id uuid, "userId" uuid, name text, siret text, town text,
      "isSubscribed" boolean)
  `.execute(tx);
  await sql`
    insert into offers (id, company_id, kind, title, trades, is_trade_settled, description, requirements, budget, duration,
      salary_min, salary_max, salary_period, hours_per_week, remote_days, location, place_code, place_read, is_remote,
      deadline, status, noticed_deadline, created_at, updated_at)
    select offer.id, company.id, kind, title, array(select jsonb_array_elements_text(trades)), true, description,
      array(select jsonb_array_elements_text(requirements)), "eurosPerDay", duration, "salaryMin", "salaryMax",
      "salaryPeriod", "hoursPerWeek", "remoteDays", place, "placeCode", place, "isRemote", day, 'open', day, at, at
    from jsonb_to_recordset(${json}::jsonb) as company(id uuid, offers jsonb),
      jsonb_to_recordset(company.offers) as offer(id uuid, kind text, title text, trades jsonb, description text,
        requirements jsonb, "eurosPerDay" numeric, duration text, "salaryMin" numeric, "salaryMax" numeric,
        "salaryPeriod" text, "hoursPerWeek" numeric, "remoteDays" integer, place text, "placeCode" text,
        "isRemote" boolean, "publishedMinutesAgo" integer, "deadlineInDays" integer),
      lateral (select ${now}::timestamptz - make_interval(mins => "publishedMinutesAgo") as at,
        ${now}::date + "deadlineInDays" as day) as times
  `.execute(tx);
}

const missionRow = (offer: LoadOffer) => ({ ...offer, id: newId(), kind: 'mission' });

function jobRow({ salary: [salaryMin, salaryMax], ...job }: LoadJob) {
  return {
    ...job,
    id: newId(),
    kind: 'cdi',
    ...{ salaryMin, salaryMax, salaryPeriod: 'year', hoursPerWeek: usualHoursPerWeek },
    isRemote: job.remoteDays === mostRemoteDays,
  };
}

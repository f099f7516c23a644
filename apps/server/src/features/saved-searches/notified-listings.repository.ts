import type { OfferKind, SalaryPeriod } from '@mitoyen/contract/features/offers/offer-kinds.rules.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../core/db/schema.ts';
import { mayFind } from '../visibility/index.ts';

/** A mission or a job, as a mail notifies it. A mission's budget in euros per day, a job's gross salary per its period. */
export interface NotifiedOffer {
  readonly id: string;
  readonly ownerId: string;
  readonly title: string;
  readonly companyName: string;
  readonly location: string | null;
  readonly isRemote: boolean;
  readonly budget: number | null;
  readonly duration: string | null;
  readonly kind: OfferKind;
  readonly salaryMin: number | null;
  readonly salaryMax: number | null;
  readonly salaryPeriod: SalaryPeriod | null;
  readonly deadline: string;
  readonly placeCode: string | null;
}

/** A profile, as a mail notifies it: the first name alone. Rates in euros per hour, salaries per year. */
export interface NotifiedProfile {
  readonly id: string;
  readonly ownerId: string;
  readonly kind: 'freelance' | 'jobseeker';
  readonly username: string;
  /** As its owner chose it. */
  readonly firstName: string | null;
  readonly title: string;
  readonly location: string;
  readonly amount: number | null;
  readonly placeCode: string | null;
}

export async function findNotifiedOffers(db: Queryable, ids: readonly string[]): Promise<NotifiedOffer[]> {
  const { rows } = await sql<NotifiedOffer>`
    select offers.id, companies.user_id as "ownerId", offers.title, company_name as "companyName", offers.location,
      is_remote as "isRemote", budget, duration, deadline, kind, salary_min as "salaryMin",
      salary_max as "salaryMax", salary_period as "salaryPeriod", offers.place_code as "placeCode"
    from offers join companies on companies.id = offers.company_id
    where offers.id = any(${ids}::uuid[]) and status = 'open' and deleted_at is null`.execute(db);
  return rows;
}

/** Those that the reader (null: a visitor) may find. */
export async function findNotifiedProfiles(
  db: Queryable,
  ids: readonly string[],
  readerId: string | null,
): Promise<NotifiedProfile[]> {
  const { rows } = await sql<NotifiedProfile>`
    select profile.id, user_id as "ownerId", kind, username, first_name as "firstName", title, location, amount, place_code as "placeCode"
    from (
      select id, user_id, 'freelance' as kind, title, location, hourly_rate as amount, place_code from freelances
      union all
      select id, user_id, 'jobseeker', title, location, expected_salary, place_code from jobseekers
    ) as profile join users on users.id = profile.user_id
    where profile.id = any(${ids}::uuid[]) and users.suspended_at is null
      and ${mayFind(readerId, 'users.id')}`.execute(db);
  return rows;
}

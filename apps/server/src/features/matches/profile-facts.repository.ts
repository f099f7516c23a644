import type { ProfileKind } from '@mitoyen/contract/features/directory/directory.schemas.ts';
import type { MatchProfile } from '@mitoyen/contract/features/matches/match-facts.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable, Row } from '../../core/db/schema.ts';
import { mayFind } from '../visibility/index.ts';
import { presentFacets, presentMobility } from '../vocabulary/index.ts';

/** What is read of a profile to compare it, and whose it is. */
export interface ProfileFacts extends MatchProfile {
  readonly id: string;
  /** For the order of what is shown to its owner, never of whom others see. */
  readonly experienceYears: number;
}

const columns = [
  'id',
  'place_code',
  'trades',
  'phases',
  'software',
  'programmes',
  'contexts',
  'skills',
  'travel_km',
  'available_from',
  'days_per_week',
  'experience_years',
  'availability',
  'is_availability_unconfirmed',
] as const;

type Common = Pick<Row<'freelances'>, Exclude<(typeof columns)[number], 'availability'>> &
  Pick<Row<'jobseekers'>, 'availability'>;

function presentFacts(row: Common) {
  return {
    id: row.id,
    skills: row.skills,
    experienceYears: row.experience_years,
    availability: row.availability,
    availabilityToConfirm: row.is_availability_unconfirmed,
    ...presentFacets(row),
    ...presentMobility(row),
  };
}

/** Either of the two blocked the other. */
export const areBlocked = (userId: RawBuilder<unknown>, otherId: string) => sql<boolean>`exists (
  select from blocks where (blocker_id = ${otherId} and blocked_id = ${userId})
    or (blocker_id = ${userId} and blocked_id = ${otherId}))`;

const freelances = (db: Queryable) => db.selectFrom('freelances').select([...columns, 'hourly_rate']);
const jobseekers = (db: Queryable) => db.selectFrom('jobseekers').select([...columns, 'expected_salary']);

/** These profiles, without those that this account blocked, that blocked it, or that it may not find. */
export async function findFacts(
  db: Queryable,
  kind: ProfileKind,
  { ids, notBlockedBy }: { readonly ids: readonly string[]; readonly notBlockedBy: string },
): Promise<ProfileFacts[]> {
  if (ids.length === 0) return [];
  const isOne = sql<boolean>`id = any(${ids}::uuid[])`;
  const mayMeet = sql<boolean>`not ${areBlocked(sql.ref('user_id'), notBlockedBy)}`;
  if (kind === 'freelance') {
    const rows = await freelances(db).where(isOne).where(mayMeet).execute();
    return rows.map((row) => ({ kind, ...presentFacts(row), hourlyRate: row.hourly_rate }));
  }
  const isFound = mayFind(notBlockedBy, 'jobseekers.user_id');
  const rows = await jobseekers(db).where(isOne).where(mayMeet).where(isFound).execute();
  return rows.map((row) => ({ kind, ...presentFacts(row), expectedSalary: row.expected_salary }));
}

/** An account's own profile. */
export async function findOwnFacts(
  db: Queryable,
  kind: ProfileKind,
  userId: string,
): Promise<ProfileFacts | undefined> {
  if (kind === 'freelance') {
    const row = await freelances(db).where('user_id', '=', userId).executeTakeFirst();
    return row && { kind, ...presentFacts(row), hourlyRate: row.hourly_rate };
  }
  const row = await jobseekers(db).where('user_id', '=', userId).executeTakeFirst();
  return row && { kind, ...presentFacts(row), expectedSalary: row.expected_salary };
}

import { termsVersion } from '@mitoyen/contract/core/terms.ts';
import { luhnCheckDigit } from '@mitoyen/contract/features/companies/siret.rules.ts';
import { sql } from 'kysely';
import { hashPassword } from '../src/core/auth/passwords.ts';
import type { AppContext, Tx } from '../src/core/context/app-context.ts';
import { newId } from '../src/core/ids/new-id.ts';
import { demoPassword } from './content/demo-accounts.ts';
import { createLoadProfiles, type LoadProfile } from './content/load-profiles.ts';

const batchSize = 5_000;

interface LoadOptions {
  /** How many profiles there shall be of those made here: what an earlier run made counts. */
  readonly profiles: number;
  readonly onProgress?: (made: number) => void;
}

/**
 * Adds invented professionals, to see how the product does with many. Each batch is a transaction: cut short, it goes
 * on from there when called again. Answers how many were added now.
 */
export async function seedLoad(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { profiles, onProgress }: LoadOptions,
): Promise<number> {
  const passwordHash = await hashPassword(demoPassword);
  const made = await countMade(db);
  let added = 0;
  let batch: LoadProfile[] = [];
  let writing: Promise<unknown> = Promise.resolve();
  /** The next batch is made up while the database takes this one. */
  const flush = async () => {
    const full = batch;
    batch = [];
    await writing;
    writing = db.transaction().execute((tx) => insertBatch(tx, full, { passwordHash, now: clock.now() }));
    added += full.length;
    onProgress?.(made + added);
  };
  for (const profile of createLoadProfiles(profiles)) {
    if (profile.rank < made) continue;
    batch.push(profile);
    if (batch.length === batchSize) await flush();
  }
  if (batch.length > 0) await flush();
  await writing;
  if (added > 0) await refreshStatistics(db);
  return added;
}

/** Ranks are made in order and without gaps, so the highest tells how many there are. */
async function countMade(db: AppContext['db']): Promise<number> {
  const pattern = '^profil-([0-9]+)@charge\\.mitoyen\\.test$';
  const { rows } = await sql<{ made: number | null }>`
    select max(substring(email::text from ${pattern})::integer) + 1 as made from users
    where email::text like 'profil-%@charge.mitoyen.test'`.execute(db);
  return Number(rows[0]?.made ?? 0);
}

/** A SIRET of the range that is not given out, with right check digits. */
function siretOf(rank: number): string {
  const start = `98${String(rank).padStart(6, '0')}`;
  const siren = start + luhnCheckDigit(start);
  return `${siren}0001${luhnCheckDigit(`${siren}0001`)}`;
}

/** One statement a table: the rows travel as one JSON parameter. */
async function insertBatch(
  tx: Tx,
  profiles: readonly LoadProfile[],
  { passwordHash, now }: { passwordHash: string; now: Date },
): Promise<void> {
  // a batch may take longer than any query of the product is given
  await sql`set local statement_timeout = 0`.execute(tx);
  const rows = profiles.map((profile) => ({
    ...profile,
    id: newId(),
    userId: newId(),
    siret: siretOf(profile.rank),
  }));
  const json = JSON.stringify(rows);
  await sql`
    insert into users (id, username, email, password_hash, role, phone, profile_completed, terms_version, created_at)
    select "userId", "fullName", email, ${passwordHash}, kind, null, true, ${termsVersion},
      ${now}::timestamptz - make_interval(days => rank % 365)
    from jsonb_to_recordset(${json}::jsonb) as row("userId" uuid, "fullName" text, email text, kind text, rank integer)
  `.execute(tx);
  const skills = sql`array(select jsonb_array_elements_text(skills))`;
  await sql`
    insert into freelances (id, user_id, title, specialization, location, hourly_rate, experience_years, description,
      skills, availability, completed_projects, siret, siret_status)
    select id, "userId", title, specialization, location, "hourlyRateEuros", "experienceYears", description,
      ${skills}, availability, "completedProjects", siret, 'verified'
    from jsonb_to_recordset(${json}::jsonb) as row(id uuid, "userId" uuid, kind text, title text, specialization text,
      location text, "hourlyRateEuros" numeric, "experienceYears" integer, description text, skills jsonb,
      availability text, "completedProjects" integer, siret text)
    where kind = 'freelance'
  `.execute(tx);
  await sql`
    insert into jobseekers (id, user_id, title, specialization, location, expected_salary, experience_years,
      description, skills, availability)
    select id, "userId", title, specialization, location, "expectedSalaryEuros", "experienceYears", description,
      ${skills}, availability
    from jsonb_to_recordset(${json}::jsonb) as row(id uuid, "userId" uuid, kind text, title text, specialization text,
      location text, "expectedSalaryEuros" numeric, "experienceYears" integer, description text, skills jsonb,
      availability text)
    where kind = 'jobseeker'
  `.execute(tx);
}

/** Right after, so that the first searches are planned for what there is now. */
async function refreshStatistics(db: AppContext['db']): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection);
    await sql`vacuum (analyze) users, freelances, jobseekers, directory_profiles, directory_words`.execute(
      connection,
    );
    await sql`reset statement_timeout`.execute(connection);
  });
}

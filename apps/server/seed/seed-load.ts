import { termsVersion } from '@mitoyen/contract/core/terms.ts';
import { sql } from 'kysely';
import { hashPassword } from '../src/core/auth/passwords.ts';
import type { AppContext } from '../src/core/context/app-context.ts';
import type { Tx } from '../src/core/db/schema.ts';
import { newId } from '../src/core/ids/new-id.ts';
import { demoPassword } from './content/demo-accounts.ts';
import { createLoadProfiles, type LoadProfile } from './content/load-profiles.ts';
import { addInBatches, countMade, refreshStatistics, skip, unusedSiret } from './load-batches.ts';

interface LoadOptions {
  /** How many profiles there shall be of those made here: what an earlier run made counts. */
  readonly profiles: number;
  readonly onProgress?: (made: number) => void;
}

/**
 * Adds invented professionals, to see how the product does with many. Each batch is a transaction: cut short, it goes
 * on from there when called again. Returns how many were added now.
 */
export async function seedLoad(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { profiles, onProgress }: LoadOptions,
): Promise<number> {
  const passwordHash = await hashPassword(demoPassword);
  const made = await countMade(db, 'profil');
  const added = await addInBatches(db, skip(createLoadProfiles(profiles), made), {
    insert: (tx, batch) => insertBatch(tx, batch, { passwordHash, now: clock.now() }),
    onProgress: (count) => onProgress?.(made + count),
  });
  const tables = ['users', 'freelances', 'jobseekers', 'directory_profiles'];
  if (added > 0) await refreshStatistics(db, tables);
  return added;
}

/** One statement a table: the rows travel as one JSON parameter. */
async function insertBatch(
  tx: Tx,
  profiles: readonly LoadProfile[],
  { passwordHash, now }: { passwordHash: string; now: Date },
): Promise<void> {
  const rows = profiles.map((profile) => ({
    ...profile,
    id: newId(),
    userId: newId(),
    siret: unusedSiret(profile.rank),
  }));
  const json = JSON.stringify(rows);
  await sql`
    insert into users (id, username, email, password_hash, role, phone, profile_completed, terms_version, created_at,
      email_confirmed_at)
    select "userId", "fullName", email, ${passwordHash}, kind, null, true, ${termsVersion},
      ${now}::timestamptz - make_interval(days => rank % 365), ${now}
    from jsonb_to_recordset(${json}::jsonb) as row("userId" uuid, "fullName" text, email text, kind text, rank integer)
  `.execute(tx);
  const skills = sql`array(select jsonb_array_elements_text(skills))`;
  // as read already: else a server reads all of them while something else is measured
  const facetNames = sql`place_code, place_read, travel_km, available_from, trades, phases, software,
    programmes, contexts, is_trade_settled`;
  const listed = ['trades', 'phases', 'software', 'programmes', 'contexts'].map(
    (name) => sql`array(select jsonb_array_elements_text(${sql.ref(name)}))`,
  );
  const facets = sql`"placeCode", location, "travelKm", ${now}::date + "freeInDays", ${sql.join(listed)}, true`;
  const facetTypes = sql`"placeCode" text, "travelKm" smallint, "freeInDays" integer, trades jsonb, phases jsonb,
    software jsonb, programmes jsonb, contexts jsonb`;
  await sql`
    insert into freelances (id, user_id, title, specialization, location, hourly_rate, experience_years, description,
      skills, availability, completed_projects, siret, siret_status, siret_reading, ${facetNames})
    select id, "userId", title, specialization, location, "hourlyRateEuros", "experienceYears", description,
      ${skills}, availability, "completedProjects", siret, 'verified', 'exists', ${facets}
    from jsonb_to_recordset(${json}::jsonb) as row(id uuid, "userId" uuid, kind text, title text, specialization text,
      location text, "hourlyRateEuros" numeric, "experienceYears" integer, description text, skills jsonb,
      availability text, "completedProjects" integer, siret text, ${facetTypes})
    where kind = 'freelance'
  `.execute(tx);
  await sql`
    insert into jobseekers (id, user_id, title, specialization, location, expected_salary, experience_years,
      description, skills, availability, ${facetNames})
    select id, "userId", title, specialization, location, "expectedSalaryEuros", "experienceYears", description,
      ${skills}, availability, ${facets}
    from jsonb_to_recordset(${json}::jsonb) as row(id uuid, "userId" uuid, kind text, title text, specialization text,
      location text, "expectedSalaryEuros" numeric, "experienceYears" integer, description text, skills jsonb,
      availability text, ${facetTypes})
    where kind = 'jobseeker'
  `.execute(tx);
}

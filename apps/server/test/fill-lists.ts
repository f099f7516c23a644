import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Queryable, Schema } from '../src/core/db/schema.ts';

/** Rows stand in the searched tables alone: the accounts they would belong to are not made. */
async function withoutForeignKeys(db: Kysely<Schema>, fill: (tx: Queryable) => Promise<unknown>) {
  await db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await fill(tx);
    await sql`update list_versions set version = version + 1 where slot = 0`.execute(tx);
  });
}

// The identifiers are computed, not drawn: places in the shuffled orders hang on them, and so does what a plan reads.

/**
 * Adds freelances and, one in five, job seekers to the directory. All are metreurs of some town; one in 97 of the
 * first 2,910 knows `rare0` to `rare29`. Most are in Paris; one in 500 is in Lyon, one in 499 comes from Grenoble as far as
 * Lyon. Few are thermiciens in second place, know Rhino as experts, or named the day from which they are free.
 */
export function fillDirectory(db: Kysely<Schema>, count: number): Promise<void> {
  return withoutForeignKeys(db, async (tx) => {
    await sql`
      insert into directory_profiles (profile_id, kind, user_id, search_text, location_folded, rate, salary,
        experience_years, availability, place_code, travel_km, available_from, trades, tags)
      select profile_id, kind, user_id, text, town, rate, salary, n % 30, availability, place_code, travel_km,
        available_from, trades, array['k:' || kind] || array(select 't:' || trade from unnest(trades) as trade) || facets
          || place_tags(place_code, travel_km::smallint)
      from (select md5('profile' || before.count + n)::uuid as profile_id, kind,
        md5('person' || before.count + n)::uuid as user_id, made.text, town, n,
        case kind when 'freelance' then 30 + n % 60 end as rate,
        case kind when 'jobseeker' then 20000 + n % 60000 end as salary,
        case kind when 'freelance' then 'Disponible' else 'En poste, ouvert aux opportunités' end as availability,
        case when n % 500 = 0 then 'c69123' when n % 499 = 0 then 'c38185' else 'c75056' end as place_code,
        case when n % 499 = 0 then 100 end as travel_km,
        case when n % 100 = 0 then date '2030-01-01' + (n % 1000) end as available_from,
        case when n % 400 = 0 then '{metreur,thermicien}'::text[] when n % 2 = 0 then '{metreur}'
          when n % 601 = 0 then '{urbaniste}' else array['metier' || n % 60] end as trades,
        case when n % 700 = 0 then '{p:DCE,s:rhino,s:rhino:2,s:rhino:3}'::text[] else '{p:DCE,s:autocad}' end as facets
      from generate_series(1, ${count}::integer) as n, (select count(*) from directory_profiles) as before,
        lateral (select case n % 5 when 0 then 'jobseeker' else 'freelance' end as kind,
          'ville' || n % 3000 as town,
          case when n % 97 = 0 and n < 2910 then ' rare' || n / 97 else '' end as skill) as drawn,
        lateral (select 'metreur ' || town || skill as text) as made) as person`.execute(tx);
    await sql`analyze directory_profiles`.execute(tx);
  });
}

/**
 * Adds open offers to their list, each of a town; one in 97 holds the word `sonde`, one in 20 one
 * of 700 names of quarters. Most are in Paris, one in 500 in Lyon;
 * one in 400 is for a thermicien who knows Rhino.
 */
export function fillOfferList(db: Kysely<Schema>, count: number): Promise<void> {
  return withoutForeignKeys(db, async (tx) => {
    await sql`
      insert into listed_offers (offer_id, created_at, deadline, is_highlighted, is_remote, location_folded,
        public_text, search_text, place_code, tags)
      select md5('offer' || before.count + n)::uuid, now() - make_interval(mins => n), '2099-01-01', n % 10 = 0,
        n % 3 = 0, 'ville' || town, 'plan ville' || town,
        concat_ws(' ', 'plan ville' || town, case when n % 97 = 0 then 'sonde' end,
          case when n % 20 = 0 then 'lieudit' || n / 20 % 700 end),
        case when n % 500 = 0 then 'c69123' else 'c75056' end,
        case when n % 400 = 0 then '{t:thermicien,p:DCE,s:rhino}'::text[] else '{t:metreur,p:DCE}' end
          || case when n % 500 = 0 then 'd69' else 'd75' end
      from generate_series(1, ${count}::integer) as n, (select count(*) from listed_offers) as before,
        lateral (select 1000 + n % 1000 as town) as drawn`.execute(tx);
    await sql`analyze listed_offers`.execute(tx);
  });
}

/** The same for jobs: one in 50 is an MSP, the salaries go from 20,000 to 60,000 euros, one in 1,000 to 120,000. */
export function fillJobList(db: Kysely<Schema>, count: number): Promise<void> {
  return withoutForeignKeys(db, async (tx) => {
    await sql`
      insert into listed_jobs (offer_id, created_at, deadline, is_highlighted, is_remote, kind, yearly_salary,
        location_folded, public_text, search_text, place_code, tags)
      select md5('job' || before.count + n)::uuid, now() - make_interval(mins => n), '2099-01-01', n % 10 = 0,
        n % 3 = 0, contract,
        case when n % 1000 = 0 then 120000 else 20000 + n * 37 % 40000 end,
        'ville' || town, 'plan ville' || town,
        concat_ws(' ', 'plan ville' || town, case when n % 97 = 0 then 'sonde' end),
        case when n % 500 = 0 then 'c69123' else 'c75056' end,
        case when n % 400 = 0 then '{t:thermicien,p:DCE,s:rhino}'::text[] else '{t:metreur,p:DCE}' end
          || array['k:' || contract, case when n % 500 = 0 then 'd69' else 'd75' end]
      from generate_series(1, ${count}::integer) as n, (select count(*) from listed_jobs) as before,
        lateral (select 1000 + n % 1000 as town,
          case when n % 50 = 0 then 'msp' else ('{cdi,cdd,alternance,stage}'::text[])[1 + n % 4] end as contract) as drawn`.execute(
      tx,
    );
    await sql`analyze listed_jobs`.execute(tx);
  });
}

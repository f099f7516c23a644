import { termsVersion } from '@mitoyen/contract/core/terms.ts';
import { sql } from 'kysely';
import { hashPassword } from '../src/core/auth/passwords.ts';
import type { AppContext } from '../src/core/context/app-context.ts';
import type { Tx } from '../src/core/db/schema.ts';
import { newId } from '../src/core/ids/new-id.ts';
import { readPlaceText } from '../src/features/places/index.ts';
import { demoPassword } from './content/demo-accounts.ts';
import { createLoadCompanies, type LoadCompany, offersPerCompany } from './content/load-offers.ts';
import { addInBatches, countMade, refreshStatistics, skip, unusedSiret } from './load-batches.ts';

const companiesAtOnce = 200;
const placeCodes = new Map<string, string | null>();

/** As a server reads it, so that none has to while something else is measured. */
function placeCodeOf(place: string): string | null {
  const known = placeCodes.get(place);
  if (known !== undefined) return known;
  const { code } = readPlaceText(place);
  placeCodes.set(place, code);
  return code;
}

interface LoadOptions {
  /** How many offers there shall be of those made here, in whole companies: what an earlier run made counts. */
  readonly offers: number;
  readonly onProgress?: (made: number) => void;
}

/** Adds invented companies with open offers; cut short, it goes on from there. Returns how many offers were added. */
export async function seedLoadOffers(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { offers, onProgress }: LoadOptions,
): Promise<number> {
  const passwordHash = await hashPassword(demoPassword);
  const made = await countMade(db, 'entreprise');
  const companies = skip(createLoadCompanies(Math.ceil(offers / offersPerCompany)), made);
  const added = await addInBatches(db, companies, {
    batchSize: companiesAtOnce,
    insert: (tx, batch) => insertCompanies(tx, batch, { passwordHash, now: clock.now() }),
    onProgress: (count) => onProgress?.((made + count) * offersPerCompany),
  });
  if (added > 0)
    await refreshStatistics(db, ['users', 'companies', 'offers', 'listed_offers', 'list_versions']);
  return added * offersPerCompany;
}

/** One statement a table: the rows travel as one JSON parameter. */
async function insertCompanies(
  tx: Tx,
  companies: readonly LoadCompany[],
  { passwordHash, now }: { passwordHash: string; now: Date },
): Promise<void> {
  const rows = companies.map(({ offers, ...company }) => ({
    ...company,
    id: newId(),
    userId: newId(),
    siret: unusedSiret(company.rank),
    offers: offers.map((offer) => ({
      ...offer,
      id: newId(),
      placeCode: offer.place && placeCodeOf(offer.place),
    })),
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
    insert into offers (id, company_id, title, description, requirements, budget, duration, location, place_code,
      place_read, is_remote, deadline, status, noticed_deadline, created_at, updated_at)
    select offer.id, company.id, title, description, array(select jsonb_array_elements_text(requirements)),
      "eurosPerDay", duration, place, "placeCode", place, "isRemote", day, 'open', day, at, at
    from jsonb_to_recordset(${json}::jsonb) as company(id uuid, offers jsonb),
      jsonb_to_recordset(company.offers) as offer(id uuid, title text, description text, requirements jsonb,
        "eurosPerDay" numeric, duration text, place text, "placeCode" text, "isRemote" boolean,
        "publishedMinutesAgo" integer, "deadlineInDays" integer),
      lateral (select ${now}::timestamptz - make_interval(mins => "publishedMinutesAgo") as at,
        ${now}::date + "deadlineInDays" as day) as times
  `.execute(tx);
}

import { addDays, parisDay } from '@mitoyen/contract/core/paris-day.ts';
import type { NewRow, Row } from '../../src/core/db/schema.ts';
import { newId } from '../../src/core/ids/new-id.ts';
import { insertOffer } from '../../src/features/offers/offers.repository.ts';
import { makeCompany } from './make-profiles.ts';
import type { BuildContext, MadeUser } from './make-user.ts';
import { nextNumber } from './unique.ts';

type Values = Partial<NewRow<'offers'>> & {
  /** The company that publishes it; a new one unless given. */
  company?: { user: MadeUser; profile: Pick<Row<'companies'>, 'id'> };
};

/** An open offer for the next thirty days. */
export async function makeOffer(
  context: BuildContext,
  { company: given, ...values }: Values = {},
): Promise<{ user: MadeUser; id: string; title: string }> {
  const company = given ?? (await makeCompany(context));
  const now = context.clock.now();
  const row = {
    id: newId(),
    company_id: company.profile.id,
    title: `Plans d’exécution ${nextNumber()}`,
    description: 'Dessiner les plans d’exécution d’une surélévation en bois.',
    budget: 350,
    duration: '3 mois',
    location: 'Lyon',
    is_remote: false,
    deadline: addDays(parisDay(now), 30),
    status: 'open' as const,
    closed_at: null,
    noticed_deadline: null,
    deleted_at: null,
    created_at: now,
    updated_at: now,
    ...values,
  };
  await context.db.transaction().execute((tx) => insertOffer(tx, row));
  return { user: company.user, id: row.id, title: row.title };
}

/** An open job for the next thirty days, a CDI in Lyon unless something else is said. */
export async function makeJob(
  context: BuildContext,
  values: Values = {},
): Promise<{ user: MadeUser; id: string; title: string }> {
  const kind = values.kind ?? 'cdi';
  const isMonthly = kind === 'stage' || kind === 'alternance';
  return makeOffer(context, {
    kind,
    title: `Chef ou cheffe de projet ${nextNumber()}`,
    description: 'Suivre des projets de logements, de l’esquisse à la réception.',
    ...{ budget: null, duration: null },
    salary_min: isMonthly ? 700 : 36_000,
    salary_max: isMonthly ? 900 : 42_000,
    salary_period: isMonthly ? 'month' : 'year',
    months: kind === 'cdi' ? null : 6,
    hours_per_week: 35,
    remote_days: values.is_remote ? 5 : 0,
    place_code: 'c69123',
    ...values,
  });
}

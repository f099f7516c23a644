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

import { monthsBefore } from '@mitoyen/contract/core/retention.ts';
import { hostDataMonths } from '@mitoyen/contract/features/reports/sealed-copies.rules.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import type { NewRow, Tx } from '../../core/db/schema.ts';
import { newId } from '../../core/ids/new-id.ts';
import type { Person } from '../../core/personal-data/personal-data.ts';
import { readAccountToSeal, readConnections } from './account-to-seal.repository.ts';
import { insertSealedCopies } from './sealed-copies.repository.ts';

/**
 * Keeps what French law requires hosts to keep about a person who published content, where the operator's
 * setting says so. Source: décret n° 2021-1362 du 20 octobre 2021, articles 2 (identity), 3 and 4 (account,
 * payment), 5 (connections), for article 6 of the loi n° 2004-575 du 21 juin 2004.
 */
export async function sealHostData({ clock, config }: AppContext, tx: Tx, person: Person): Promise<void> {
  if (!config.retention.keepsHostData) return;
  const { created_at, profile } = await readAccountToSeal(tx, person.id);
  const now = clock.now();
  const { username, email, phone, role } = person;
  const { address = null, postal_code = null, stripe_customer_id = null } = profile ?? {};
  const copy = (purpose: NewRow<'sealed_copies'>['purpose'], content: object, from = now) => ({
    id: newId(),
    account_id: person.id,
    purpose,
    content,
    sealed_at: now,
    keep_until: monthsBefore(from, -hostDataMonths[purpose as keyof typeof hostDataMonths]),
  });
  const connections = (await readConnections(tx, person.id)).map(({ last_used_at, ...connection }) =>
    copy('host_connection', { ...connection, last_used_at }, last_used_at),
  );
  await insertSealedCopies(tx, [
    copy('host_identity', { username, email, phone, address, postal_code }),
    copy('host_account', { email, username, role, createdAt: created_at.toISOString(), stripe_customer_id }),
    ...connections.filter(({ keep_until }) => keep_until > now),
  ]);
}

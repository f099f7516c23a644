import type { SaveSearchBody } from '@mitoyen/contract/features/saved-searches/saved-searches.schemas.ts';
import type { Clock } from '../src/core/clock/clock.ts';
import type { NewRow, Tx } from '../src/core/db/schema.ts';
import { savedSearchRow } from '../src/features/saved-searches/saved-search-row.ts';
import { demoAccounts } from './content/demo-accounts.ts';
import type { DemoRows } from './demo-rows.ts';

/** What the accounts that anybody may try keep: the demonstration's own offers and profiles are new to it. */
const searches: Readonly<Record<keyof typeof demoAccounts, readonly SaveSearchBody[]>> = {
  freelance: [
    { kind: 'offers', query: { search: 'Revit' }, rhythm: 'now', name: 'Missions avec Revit' },
    { kind: 'offers', query: { place: 'd69' }, rhythm: 'weekly', name: 'Missions dans le Rhône' },
  ],
  jobseeker: [
    { kind: 'jobs', query: { contract: ['cdi', 'cdd'] }, rhythm: 'now', name: 'CDI et CDD' },
    { kind: 'jobs', query: { place: 'r11' }, rhythm: 'daily', name: 'Emplois en Île-de-France' },
  ],
  entreprise: [
    {
      kind: 'profiles',
      query: { type: 'freelance', search: 'architecte' },
      rhythm: 'daily',
      name: 'Architectes freelances',
    },
  ],
};

/** The rows of the searches that the demonstration's accounts keep. */
export async function createSavedSearchRows(
  tx: Tx,
  { users }: DemoRows,
  clock: Clock,
): Promise<NewRow<'kept_searches'>[]> {
  const rows: NewRow<'kept_searches'>[] = [];
  for (const [role, kept] of Object.entries(searches)) {
    const { email } = demoAccounts[role as keyof typeof demoAccounts];
    const owner = users.find((user) => user.email === email);
    if (!owner) throw new RangeError(`no account keeps searches as ${email}`);
    for (const body of kept) {
      const row = await savedSearchRow({ db: tx, clock }, body, false);
      rows.push({ ...row, user_id: owner.id, email: null, confirmed_at: row.created_at });
    }
  }
  return rows;
}

import type { AppContext } from '../../core/context/app-context.ts';
import type { Tx } from '../../core/db/schema.ts';
import { newId } from '../../core/ids/new-id.ts';
import type { Person } from '../../core/personal-data/personal-data.ts';
import { readAccountToSeal } from './account-to-seal.repository.ts';
import { insertSealedCopies } from './sealed-copies.repository.ts';

/**
 * Keeps who an account was and what its profile said, as long as a report needs it. Returns the copy's id.
 * `fileIds`: files of the report, kept with it.
 */
export async function sealReportedAccount(
  { clock }: Pick<AppContext, 'clock'>,
  tx: Tx,
  person: Person,
  fileIds: readonly string[],
): Promise<string> {
  const { created_at, profile } = await readAccountToSeal(tx, person.id);
  const { username, email, phone, role } = person;
  const id = newId();
  const content = { username, email, phone, role, createdAt: created_at.toISOString(), profile, fileIds };
  await insertSealedCopies(tx, [
    { id, account_id: person.id, purpose: 'report', content, sealed_at: clock.now(), keep_until: null },
  ]);
  return id;
}

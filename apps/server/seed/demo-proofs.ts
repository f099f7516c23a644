import { parisDay } from '@mitoyen/contract/core/paris-day.ts';
import type { ProofValues } from '@mitoyen/contract/features/proofs/proofs.schemas.ts';
import { reservedTitleOf } from '@mitoyen/contract/features/vocabulary/reserved-titles.ts';
import type { NewRow } from '../src/core/db/schema.ts';
import { newId } from '../src/core/ids/new-id.ts';
import { proofColumns } from '../src/features/proofs/proof-columns.ts';

type Owner = Pick<NewRow<'freelances'>, 'user_id' | 'title'>;

/** Architects beyond the first, whose account is the one to try: so many have declared a number of the Ordre. */
const registered = 4;
/** Of these, every second was verified. */
const isVerified = (rank: number) => rank % 2 === 0;

const dayAfter = (now: Date, days: number) => parisDay(new Date(now.getTime() + days * 86_400_000));

/** What some architects of the demonstration declared of themselves, with numbers that nobody has. */
export function createProofRows(freelances: readonly Owner[], now: Date): NewRow<'proofs'>[] {
  const today = parisDay(now);
  const architects = freelances.slice(1).filter(({ title }) => reservedTitleOf(title) === 'architecte');
  return architects.slice(0, registered).flatMap(({ user_id }, rank) => {
    const values: ProofValues[] = [
      { kind: 'ordre', number: `S0000${rank}`, region: 'Île-de-France' },
      { kind: 'vigilance', number: `DEMONSTRATION${rank}`, date: dayAfter(now, -20 - rank) },
    ];
    return values.map((one) => ({
      id: newId(),
      user_id,
      ...proofColumns(one, today),
      ...(isVerified(rank) && {
        state: 'verified' as const,
        note: 'Vérifié auprès de l’organisme.',
        decided_at: now,
      }),
      created_at: now,
      updated_at: now,
    }));
  });
}

import {
  proofLoanRoutes,
  vigilanceRoutes,
} from '@mitoyen/contract/features/proof-loans/proof-loans.contract.ts';
import { loanMonths } from '@mitoyen/contract/features/proof-loans/proof-loans.rules.ts';
import { chances } from './constants.ts';
import type { Person } from './people.ts';
import type { Simulation } from './simulation.ts';

type Account = NonNullable<Person['account']>;

/** Lends to the firms that accepted an application since the last visit; one whose SIREN is not confirmed gets nothing. */
export async function lendProofs(simulation: Simulation, person: Person, { id }: Account): Promise<void> {
  for (const firm of person.acceptedBy.splice(0)) {
    if (person.proofs.length === 0 || !firm.account || !person.random.chance(chances.proofsLent)) continue;
    await simulation.call(proofLoanRoutes.lend, {
      by: person,
      params: { id },
      body: { companyUserId: firm.account.id, months: person.random.pick(loanMonths) },
      mayBe: ['loan_firm_unconfirmed'],
    });
  }
}

/** Looks at what is lent to a firm, of which every proof must still stand, and every loan too. */
export async function followVigilance(
  simulation: Simulation,
  person: Person,
  account: Account,
): Promise<void> {
  const { measures } = simulation;
  const { body } = await simulation.call(vigilanceRoutes.get, { by: person, params: { userId: account.id } });
  const today = simulation.today();
  for (const { userId, until, proofs } of body?.people ?? []) {
    for (const end of [until, ...proofs.map((proof) => proof.until)]) {
      measures.counts.lentSeen += 1;
      if (end === null || end >= today) continue;
      measures.counts.outlivedProofs += 1;
      simulation.fault(`${userId} was shown to ${person.name} with an end on ${end}`);
    }
  }
}

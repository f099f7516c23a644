import { companyRoutes } from '@mitoyen/contract/features/companies/companies.contract.ts';
import { luhnCheckDigit, sirenOf } from '@mitoyen/contract/features/companies/siret.rules.ts';
import { freelanceRoutes } from '@mitoyen/contract/features/freelances/freelances.contract.ts';
import { sql } from 'kysely';
import { makeUser } from '../../../test/builders/index.ts';
import type { TestApp } from '../../../test/create-test-app.ts';
import { companyBody, freelanceBody, registerCompany } from '../../../test/profile-bodies.ts';

/** A SIRET of the same company that the registry does not know, with a check digit that holds. */
export function otherEstablishment(siret: string): string {
  const start = `${sirenOf(siret)}0999`;
  return start + luhnCheckDigit(start);
}

/** The calls that have SIRETs read, for tests whose app is made before them. */
export function registryCheckCalls(getApp: () => TestApp) {
  async function createFreelance(siret: string) {
    const user = await makeUser(getApp().context, { role: 'freelance' });
    const answer = await getApp().call(freelanceRoutes.create, {
      token: user.token,
      body: freelanceBody(siret),
    });
    return { user, answer };
  }

  async function createCompany(name: string, siret: string) {
    const user = await makeUser(getApp().context, { role: 'entreprise' });
    const answer = await getApp().call(companyRoutes.create, {
      token: user.token,
      body: companyBody(name, siret),
    });
    return { user, answer };
  }

  /** Makes the jobs that wait for a new try due. */
  async function makeRetriesDue() {
    await sql`update pgboss.job set start_after = now() where state in ('created', 'retry')`.execute(
      getApp().context.db,
    );
  }

  const seenOf = async (userId: string) => {
    const { body } = await getApp().call(freelanceRoutes.getByUser, { params: { userId } });
    return [body.siretStatus, body.siretState];
  };
  const companySeenOf = async (userId: string) => {
    const { body } = await getApp().call(companyRoutes.getByUser, { params: { userId } });
    return [body.siretStatus, body.siretState];
  };

  /** A SIRET whose holder's name the registry hides. */
  async function registerHidden(): Promise<string> {
    return (await registerCompany(getApp(), { name: '[NON-DIFFUSIBLE]' })).siret;
  }

  return { createFreelance, createCompany, makeRetriesDue, seenOf, companySeenOf, registerHidden };
}

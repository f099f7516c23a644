import type { RouteBodyInput } from '@mitoyen/contract/core/define-route.ts';
import { portfolioRoutes } from '@mitoyen/contract/features/portfolio/portfolio.contract.ts';
import { referenceRoutes } from '@mitoyen/contract/features/references/references.contract.ts';
import {
  type MadeUser,
  makeCompany,
  makeFreelance,
  makePortfolioItem,
  nextNumber,
} from '../../../test/builders/index.ts';
import { createTestApp } from '../../../test/create-test-app.ts';
import { openSession } from '../../../test/open-session.ts';
import type { NewRow } from '../../core/db/schema.ts';

export const facts = {
  agency: 'Atelier Canopée',
  role_held: 'Chef de projet',
  phases: ['APD', 'PRO'],
  completion_year: 2021,
} satisfies Partial<NewRow<'portfolio_items'>>;

/** The signature of an answer. */
export const signature = { name: 'Nora Belkacem', position: 'Associée' };

type AnswerInput = RouteBodyInput<typeof referenceRoutes.answer>;

/** The product, and what tests of confirmed projects do in it again and again. */
export async function createReferencesTest() {
  const app = await createTestApp();
  const page = (token: string, user?: MadeUser) =>
    app.call(referenceRoutes.show, { query: { token }, token: user?.token });
  return {
    ...app,
    page,
    nextEmail: () => `agence${nextNumber()}@exemple.fr`,
    /** A freelance with a project that names its agency. */
    async makeAuthor(values: Partial<NewRow<'portfolio_items'>> = {}) {
      const { user, profile } = await makeFreelance(app.context);
      const project = await makePortfolioItem(app.context, profile.id, { ...facts, ...values });
      return { user, profile, project };
    },
    /** One more project that names its agency. */
    makeProject: (freelanceId: string) => makePortfolioItem(app.context, freelanceId, facts),
    /** A firm whose account an operator confirmed. */
    makeFirm: (values: Parameters<typeof makeCompany>[1] = {}) =>
      makeCompany(app.context, { confirmed_by_operator_at: app.context.clock.now(), ...values }),
    ask: (user: MadeUser, id: string, body: { email: string } | { companyId: string }) =>
      app.call(referenceRoutes.ask, { params: { id }, token: user.token, body }),
    /** The token of the last request that was mailed to an address; nothing without one. */
    async mailedTo(email: string): Promise<string> {
      await app.runJobs();
      const [mail] = await app.sandbox.mails(email);
      return /confirmer-projet\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    },
    /** Answers with the facts that the page shows, unless others are given. */
    async answer(token: string, answer: Omit<AnswerInput, 'token'>, user?: MadeUser) {
      const shown = await page(token, user);
      const seen = shown.status === 200 ? shown.body.seen : 'nothing';
      const body = { token, seen, ...signature, ...answer };
      return app.call(referenceRoutes.answer, { body, token: user?.token });
    },
    settle: (user: MadeUser, id: string, act: 'accept' | 'drop' | 'withdraw') =>
      app.call(referenceRoutes.settle, { params: { id }, token: user.token, body: { act } }),
    list: async (user: MadeUser) =>
      (await app.call(referenceRoutes.list, { params: { userId: user.id }, token: user.token })).body,
    /** What everybody sees confirmed of a project. */
    mark: async (id: string) =>
      (await app.call(portfolioRoutes.get, { params: { id } })).body.confirmation ?? null,
    /** A new session of an account whose others have ended. */
    again: async (user: MadeUser) => ({ ...user, token: await openSession(app.context, user.id) }),
    /** Changes a project as its form does. */
    async change(user: MadeUser, id: string, over: Partial<RouteBodyInput<typeof portfolioRoutes.update>>) {
      const item = (await app.call(portfolioRoutes.get, { params: { id } })).body;
      const { title, description, image, url } = item;
      const body = { title, description, image, url, ...over };
      return app.call(portfolioRoutes.update, { params: { id }, token: user.token, body });
    },
  };
}
export type ReferencesTest = Awaited<ReturnType<typeof createReferencesTest>>;

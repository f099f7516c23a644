import { conversationRoutes } from '@mitoyen/contract/features/conversations/conversations.contract.ts';
import { reportRoutes } from '@mitoyen/contract/features/reports/reports.contract.ts';
import { type MadeUser, makeCompany, makeFreelance, makeUser } from '../../../test/builders/index.ts';
import { createTestApp } from '../../../test/create-test-app.ts';

type Caller = Pick<MadeUser, 'token'> | null;

/** The product, and what tests of reports do in it again and again. */
export async function createReportsTest() {
  const app = await createTestApp();
  const { call, context } = app;
  const report = (by: Caller, body: object) => call(reportRoutes.create, { token: by?.token, body });
  const statement = 'Les messages joints sont insultants, ce que les conditions interdisent.';
  return {
    ...app,
    report,
    statement,
    makeOperator: () => makeUser(context, { username: 'Nora Petit', is_operator: true }),
    queue: (by: Caller, query: object = {}) =>
      call(reportRoutes.list, { token: by?.token, query: { ...query } }),
    show: (by: Caller, id: string) => call(reportRoutes.get, { token: by?.token, params: { id } }),
    decide: (by: Caller, id: string, body: object = {}) =>
      call(reportRoutes.decide, {
        token: by?.token,
        params: { id },
        body: { decision: 'suspension', ground: 'conduct', statement, ...body },
      }),
    lift: (by: Caller, id: string, body: object = { statement }) =>
      call(reportRoutes.liftSuspension, { token: by?.token, params: { id }, body }),
    /** A freelance who reports a company that wrote to them. */
    async makeReport(over: object = {}) {
      const company = await makeCompany(context, { username: 'Hélène Morin' });
      const freelance = await makeFreelance(context, { username: 'Camille Durand' });
      const { body } = await call(conversationRoutes.contact, {
        token: company.user.token,
        body: {
          senderId: company.user.id,
          receiverId: freelance.user.id,
          subject: 'Un projet',
          content: 'Espèce de gâcheur',
        },
      });
      const answer = await report(freelance.user, {
        userId: company.user.id,
        conversationId: body.conversationId,
        reason: 'harassment',
        details: 'Insultes dès le premier message.',
        ...over,
      });
      await app.runJobs();
      return { company, freelance, conversationId: body.conversationId, id: answer.body.id };
    },
    /** The mails sent to an account once the queue is empty, newest first. */
    async mailsTo({ email }: Pick<MadeUser, 'email'>) {
      await app.runJobs();
      return app.sandbox.mails(email);
    },
  };
}

export type ReportsTest = Awaited<ReturnType<typeof createReportsTest>>;

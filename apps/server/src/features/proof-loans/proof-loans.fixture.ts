import { buildUrl } from '@mitoyen/contract/core/define-route.ts';
import {
  proofLoanRoutes,
  vigilanceRoutes,
} from '@mitoyen/contract/features/proof-loans/proof-loans.contract.ts';
import type { LoanMonths } from '@mitoyen/contract/features/proof-loans/proof-loans.rules.ts';
import type { ProofInput } from '@mitoyen/contract/features/proofs/proofs.schemas.ts';
import { type MadeUser, makeCompany, makeFreelance } from '../../../test/builders/index.ts';
import { openSession } from '../../../test/open-session.ts';
import { openConversation } from '../conversations/open-conversation.ts';
import { sendMessage } from '../conversations/send-message.ts';
import { createProofsTest } from '../proofs/proofs.fixture.ts';
import { tellEndsJob } from './tell-ends.job.ts';

/** The product, and what tests of loans do in it again and again. */
export async function createLoansTest() {
  const app = await createProofsTest();
  const write = async (from: MadeUser, to: MadeUser) => {
    const { id } = await openConversation(app.context, from.id, { otherId: to.id, jobId: null, title: null });
    await sendMessage(
      app.context,
      from.id,
      { conversationId: id, content: 'Bonjour', attachments: [] },
      null,
    );
  };
  const makeFirm = async (values: Parameters<typeof makeCompany>[1] = {}) =>
    (await makeCompany(app.context, { confirmed_by_operator_at: app.context.clock.now(), ...values })).user;
  /** A new session: one does not live as long as a loan. */
  const as = async ({ id }: MadeUser) => ({ token: await openSession(app.context, id) });
  const lend = async (owner: MadeUser, firm: MadeUser, months: LoanMonths = 6) =>
    app.call(proofLoanRoutes.lend, {
      params: { id: owner.id },
      ...(await as(owner)),
      body: { companyUserId: firm.id, months },
    });
  return {
    ...app,
    add: async (owner: MadeUser, proof: ProofInput) => app.add({ ...owner, ...(await as(owner)) }, proof),
    write,
    makeFirm,
    lend,
    /** A freelance and a confirmed firm that wrote to them. */
    async makePair() {
      const [{ user: owner }, firm] = await Promise.all([
        makeFreelance(app.context, { username: 'Maud Lestrade' }),
        makeFirm(),
      ]);
      await write(firm, owner);
      return { owner, firm };
    },
    loans: async (owner: MadeUser) =>
      (await app.call(proofLoanRoutes.list, { params: { id: owner.id }, ...(await as(owner)) })).body,
    revoke: async (owner: MadeUser, loanId: string) =>
      app.call(proofLoanRoutes.revoke, { params: { id: owner.id, loanId }, ...(await as(owner)) }),
    async archive(firm: MadeUser, id: string) {
      const response = await app.server.inject({
        method: 'GET',
        url: buildUrl(proofLoanRoutes.archive, { params: { id } }),
        headers: { authorization: `Bearer ${(await as(firm)).token}` },
      });
      const { statusCode: status, rawPayload: bytes } = response;
      const name = /filename="(.*)"/.exec(String(response.headers['content-disposition']))?.[1] ?? null;
      return { status, bytes, name, code: status === 200 ? null : response.json().code };
    },
    vigilance: async (firm: MadeUser) =>
      (await app.call(vigilanceRoutes.get, { params: { userId: firm.id }, ...(await as(firm)) })).body,
    changeCalendar: async (firm: MadeUser) =>
      app.call(vigilanceRoutes.changeCalendar, { params: { userId: firm.id }, ...(await as(firm)) }),
    async calendar(address: string) {
      const { pathname, search } = new URL(address);
      const { statusCode, body, headers } = await app.server.inject({
        method: 'GET',
        url: pathname + search,
      });
      return { status: statusCode, text: body, type: headers['content-type'] };
    },
    /** Runs the hourly job that mails about proofs that end. */
    async tell() {
      await app.context.jobs.send(app.context.db, tellEndsJob, {});
      await app.runJobs();
    },
    noticesTo: async (user: MadeUser) =>
      (await app.sandbox.mails(user.email)).filter(({ text }) => text.includes('valable jusqu’au')),
  };
}
export type LoansTest = Awaited<ReturnType<typeof createLoansTest>>;

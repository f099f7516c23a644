import { applicationRoutes } from '@mitoyen/contract/features/applications/applications.contract.ts';
import { offerRoutes } from '@mitoyen/contract/features/offers/offers.contract.ts';
import type { MadeUser } from '../../../test/builders/index.ts';
import { createTestApp } from '../../../test/create-test-app.ts';

/** The product, and what tests of applications do in it again and again. */
export async function createApplicationsTest() {
  const app = await createTestApp();
  const { call, close: stop } = app;
  return {
    ...app,
    stop,
    apply: (user: Pick<MadeUser, 'token'> | null, jobId: string, over: object = {}) =>
      call(applicationRoutes.apply, {
        token: user?.token,
        body: { jobId, coverLetter: 'Je dessine des charpentes.', proposedRate: 340, ...over },
      }),
    /** Applies to a job; `over` replaces fields of the body, which has a letter alone. */
    applyToJob: (user: Pick<MadeUser, 'token'> | null, jobId: string, over: object = {}) =>
      call(applicationRoutes.apply, {
        token: user?.token,
        body: { jobId, coverLetter: 'Je suis vos chantiers depuis longtemps.', ...over },
      }),
    answer: (user: MadeUser | null, id: string, body: object) =>
      call(applicationRoutes.answer, { params: { id }, token: user?.token, body }),
    withdraw: (user: MadeUser | null, id: string) =>
      call(applicationRoutes.withdraw, { params: { id }, token: user?.token }),
    remind: (user: MadeUser | null, id: string) =>
      call(applicationRoutes.remind, { params: { id }, token: user?.token }),
    received: (user: MadeUser, query: Record<string, unknown> = {}) =>
      call(applicationRoutes.listByCompany, {
        params: { companyUserId: user.id },
        token: user.token,
        query,
      }),
    favourite: (user: MadeUser | null, id: string, favourite: unknown = true) =>
      call(applicationRoutes.favourite, {
        params: { id },
        token: user?.token,
        body: { favourite: favourite as boolean },
      }),
    compare: (user: MadeUser, id: string | readonly string[]) =>
      call(applicationRoutes.compare, {
        params: { companyUserId: user.id },
        token: user.token,
        query: { id },
      }),
    counts: (user: MadeUser) =>
      call(applicationRoutes.countByCompany, { params: { companyUserId: user.id }, token: user.token }),
    sent: (user: MadeUser, query: Record<string, unknown> = {}) =>
      call(applicationRoutes.listByFreelance, { params: { userId: user.id }, token: user.token, query }),
    sentToJobs: (user: MadeUser, query: Record<string, unknown> = {}) =>
      call(applicationRoutes.listByJobseeker, { params: { userId: user.id }, token: user.token, query }),
    close: (user: MadeUser, id: string, body: object = {}) =>
      call(offerRoutes.close, { params: { id }, token: user.token, body }),
    /** The mails sent to an account once the queue is empty, newest first. */
    async mailsTo({ email }: Pick<MadeUser, 'email'>) {
      await app.runJobs();
      return app.sandbox.mails(email);
    },
  };
}

export type ApplicationsTest = Awaited<ReturnType<typeof createApplicationsTest>>;

import type { RouteBodyInput } from '@mitoyen/contract/core/define-route.ts';
import { savedSearchRoutes } from '@mitoyen/contract/features/saved-searches/saved-searches.contract.ts';
import { type MadeUser, makeUser, nextNumber } from '../../../test/builders/index.ts';
import type { TestApp } from '../../../test/create-test-app.ts';
import { sendAlerts } from './alerts.job.ts';

export type KeepBody = Partial<RouteBodyInput<typeof savedSearchRoutes.keep>>;

/** Keeps a search of missions with rhythm `now`, unless `body` says otherwise. */
export function keep(app: TestApp, user: MadeUser | null, body: KeepBody = {}, from = '127.0.0.1') {
  return app.call(savedSearchRoutes.keep, {
    token: user?.token,
    from,
    body: { kind: 'offers', query: {}, rhythm: 'now', name: 'Ma recherche', ...body },
  });
}

/** Runs the alerts job and returns the mails to this address, newest first. */
export async function alertsTo(app: TestApp, email: string) {
  await sendAlerts(app.context);
  await app.runJobs();
  return app.sandbox.mails(email);
}

/** The token of a link in a mail. */
export const tokenIn = (text = '') => /token=([\w.-]+)/.exec(text)?.[1] ?? '';

/** A word that no row holds, and a user with a saved search for it. */
export async function makeSeeker(
  app: TestApp,
  rhythm: 'now' | 'daily' | 'weekly' = 'now',
  values: Parameters<typeof makeUser>[1] = {},
) {
  const word = `zq${nextNumber()}zq`;
  const user = await makeUser(app.context, { role: 'freelance', ...values });
  const { id } = (await keep(app, user, { query: { search: word }, rhythm })).body;
  return { word, user, id };
}

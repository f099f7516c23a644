import { isOtherTrade } from '@mitoyen/contract/features/matches/fits.rules.ts';
import type { MatchReason } from '@mitoyen/contract/features/matches/match-criteria.rules.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedLoad } from '../../../seed/seed-load.ts';
import { seedLoadOffers } from '../../../seed/seed-load-offers.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import type { SessionUser } from '../../core/auth/sessions.repository.ts';
import { matchOffer } from './match-offer.ts';
import { matchProfile } from './match-profile.ts';
import { listUsers } from './seeded-accounts.fixture.ts';

// A thousand people of the product's own seed, and 250 companies that publish 2,500 missions and 1,250 jobs.
const people = 1_000;
const missions = 2_500;
const atOnce = 8;
const nearKm = 100;
const enough = 0.95;
/** Of all accounts each fifth is asked for what it finds, the same at each run; `SEEDED_MATCHES=full` asks for all. */
const every = process.env.SEEDED_MATCHES === 'full' ? 1 : 5;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await seedLoad(app.context, { profiles: people });
  await seedLoadOffers(app.context, { offers: missions, withJobs: true });
}, 600_000);
afterAll(() => app.close());

interface Suggestion {
  readonly reasons: readonly MatchReason[];
  readonly distanceKm?: number | undefined;
  readonly isRemote: boolean;
}

const isFitting = ({ reasons, distanceKm, isRemote }: Suggestion) =>
  reasons.some(({ criterion, state }) => criterion === 'trade' && state === 'met') &&
  (isRemote || (distanceKm ?? Number.POSITIVE_INFINITY) <= nearKm);

/** Which part of the accounts of a type finds something. */
async function shareFinding(
  role: 'freelance' | 'jobseeker' | 'entreprise',
  finds: (user: SessionUser) => Promise<boolean>,
): Promise<number> {
  const all = await listUsers(app.context.db, role);
  expect(all.length).toBeGreaterThan(200);
  const users = all.filter((_, number) => number % every === 0);
  let found = 0;
  for (let from = 0; from < users.length; from += atOnce) {
    const answers = await Promise.all(users.slice(from, from + atOnce).map(finds));
    found += answers.filter(Boolean).length;
  }
  return found / users.length;
}

let otherTrades = 0;
const count = (suggestions: readonly Suggestion[]) => {
  otherTrades += suggestions.filter(({ reasons }) => isOtherTrade(reasons)).length;
  return suggestions.filter(isFitting).length;
};

test.each(['freelance', 'jobseeker'] as const)(
  'of a thousand people, nearly every %s finds something of their trade nearby',
  { timeout: 900_000 },
  async (role) => {
    const share = await shareFinding(role, async (user) => {
      const matches = await matchProfile(app.context, user);
      const suggestions = matches.map(({ offer, reasons }) => ({
        ...{ reasons, distanceKm: offer.distanceKm, isRemote: offer.remote === 1 },
      }));
      return count(suggestions) > 0;
    });
    expect(share).toBeGreaterThanOrEqual(enough);
    expect(otherTrades).toBe(0);
  },
);

test('so does nearly every company for what it looks for', { timeout: 900_000 }, async () => {
  const { db } = app.context;
  const share = await shareFinding('entreprise', async (user) => {
    const offers = await db
      .selectFrom('offers')
      .innerJoin('companies', 'companies.id', 'offers.company_id')
      .select(['offers.id', 'offers.is_remote'])
      .where('companies.user_id', '=', user.id)
      .orderBy('offers.created_at', 'desc')
      .execute();
    for (const { id, is_remote: isRemote } of offers) {
      const matches = await matchOffer(app.context, user, id);
      if (count(matches.map(({ reasons, distanceKm }) => ({ reasons, distanceKm, isRemote }))) > 0)
        return true;
    }
    return false;
  });
  expect(share).toBeGreaterThanOrEqual(enough);
  expect(otherTrades).toBe(0);
});

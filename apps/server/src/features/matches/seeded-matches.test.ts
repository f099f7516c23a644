import { isOtherTrade } from '@mitoyen/contract/features/matches/fits.rules.ts';
import type { MatchReason } from '@mitoyen/contract/features/matches/match-criteria.rules.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedLoad } from '../../../seed/seed-load.ts';
import { seedLoadOffers } from '../../../seed/seed-load-offers.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { matchOffer } from './match-offer.ts';
import { matchProfile } from './match-profile.ts';
import { listUsers } from './seeded-accounts.fixture.ts';

// A thousand people of the product's own seed, and the companies that publish 5,000 missions and 2,500 jobs.
const people = 1_000;
const missions = 5_000;
const nearKm = 100;
const enough = 0.95;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await seedLoad(app.context, { profiles: people });
  await seedLoadOffers(app.context, { offers: missions, withJobs: true });
}, 240_000);
afterAll(() => app.close());

interface Suggestion {
  readonly reasons: readonly MatchReason[];
  readonly distanceKm?: number | undefined;
  readonly isRemote: boolean;
}

const isFitting = ({ reasons, distanceKm, isRemote }: Suggestion) =>
  reasons.some(({ criterion, state }) => criterion === 'trade' && state === 'met') &&
  (isRemote || (distanceKm ?? Number.POSITIVE_INFINITY) <= nearKm);

let otherTrades = 0;
const count = (suggestions: readonly Suggestion[]) => {
  otherTrades += suggestions.filter(({ reasons }) => isOtherTrade(reasons)).length;
  return suggestions.filter(isFitting).length;
};

test.each(['freelance', 'jobseeker'] as const)(
  'of a thousand people, nearly every %s finds something of their trade nearby',
  { timeout: 300_000 },
  async (role) => {
    const users = await listUsers(app.context.db, role);
    let found = 0;
    for (const user of users) {
      const matches = await matchProfile(app.context, user);
      const suggestions = matches.map(({ offer, reasons }) => ({
        ...{ reasons, distanceKm: offer.distanceKm, isRemote: offer.remote === 1 },
      }));
      if (count(suggestions) > 0) found += 1;
    }
    expect(users.length).toBeGreaterThan(200);
    expect(found / users.length).toBeGreaterThanOrEqual(enough);
    expect(otherTrades).toBe(0);
  },
);

test('so does nearly every company for what it looks for', { timeout: 300_000 }, async () => {
  const { db } = app.context;
  const users = await listUsers(db, 'entreprise');
  let found = 0;
  for (const user of users) {
    const offers = await db
      .selectFrom('offers')
      .innerJoin('companies', 'companies.id', 'offers.company_id')
      .select(['offers.id', 'offers.is_remote'])
      .where('companies.user_id', '=', user.id)
      .orderBy('offers.created_at', 'desc')
      .execute();
    let fitting = 0;
    for (const { id, is_remote: isRemote } of offers) {
      const matches = await matchOffer(app.context, user, id);
      fitting += count(matches.map(({ reasons, distanceKm }) => ({ reasons, distanceKm, isRemote })));
      if (fitting > 0) break;
    }
    if (fitting > 0) found += 1;
  }
  expect(users.length).toBeGreaterThan(200);
  expect(found / users.length).toBeGreaterThanOrEqual(enough);
  expect(otherTrades).toBe(0);
});

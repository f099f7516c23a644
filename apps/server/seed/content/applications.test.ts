import { understand } from '@mitoyen/contract/features/vocabulary/understand.ts';
import { vocabulary } from '@mitoyen/contract/features/vocabulary/vocabulary.ts';
import { expect, test } from 'vitest';
import { createDemoApplications } from './applications.ts';
import { createDemoFreelances } from './freelances.ts';
import { createDemoOffers } from './offers.ts';

const offers = createDemoOffers();
const freelances = createDemoFreelances();
const applications = createDemoApplications(offers, freelances);
const tradesOf = freelances.map(({ title, specialization }) =>
  understand(`${title} ${specialization}`, [], vocabulary).finds.flatMap((find) =>
    find.kind === 'trade' ? [find.code] : [],
  ),
);

test('nobody who calculates applies to draw, and nobody who draws to calculate', () => {
  const calculates = ['ingenieur-structure', 'thermicien', 'economiste', 'metreur', 'pilote-opc'];
  const draws = ['collaborateur-d-architecte', 'architecte-d-interieur', 'perspectiviste', 'urbaniste'];
  for (const { offer, freelance } of applications) {
    const asked = offers[offer]?.trades ?? [];
    const own = tradesOf[freelance] ?? [];
    const said = `${freelances[freelance]?.title} → ${offers[offer]?.title}`;
    if (asked.some((trade) => draws.includes(trade)))
      expect([said, own.length > 0 && own.every((trade) => calculates.includes(trade))]).toEqual([
        said,
        false,
      ]);
    if (asked.every((trade) => ['thermicien', 'ingenieur-structure'].includes(trade)))
      expect([said, own.includes('architecte')]).toEqual([said, false]);
  }
});

test('those of the trade come first, and letters are written for the offer', () => {
  for (const [rank, offer] of offers.entries()) {
    const applicants = applications.filter((one) => one.offer === rank && one.freelance > 0);
    const isOfTrade = applicants.map(({ freelance }) =>
      offer.trades.some((trade) => tradesOf[freelance]?.includes(trade)),
    );
    expect(isOfTrade, offer.title).toEqual(isOfTrade.toSorted((a, b) => Number(b) - Number(a)));
    for (const { letter } of applicants) {
      expect(
        offer.requirements.some((one) => letter.includes(one)),
        letter,
      ).toBe(true);
      expect(letter).not.toMatch(/[{}]|undefined/u);
    }
  }
});

test('the account to try the product with has applications in every state', () => {
  const own = applications.filter(({ freelance }) => freelance === 0).map(({ status }) => status);
  expect(new Set(own)).toEqual(new Set(['sent', 'seen', 'shortlisted', 'rejected', 'withdrawn', 'accepted']));
});

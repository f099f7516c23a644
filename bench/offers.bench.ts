import { seedLoadOffers } from '@mitoyen/server/seed/seed-load-offers.ts';
import { createOfferMix } from './growth/offer-mix.ts';
import { offerQuestions } from './growth/offer-questions.ts';
import { runGrowth } from './growth/run-growth.ts';

// The list of offers and its search with few offers and with many.
const searches = 60;

await runGrowth({
  name: 'offers',
  fill: ({ db }, offers) => seedLoadOffers({ db, clock: { now: () => new Date() } }, { offers }),
  questions: async (smallest) => offerQuestions(await createOfferMix(smallest, searches)),
});

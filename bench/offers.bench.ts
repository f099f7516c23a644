import { seedLoadOffers } from '@mitoyen/server/seed/seed-load-offers.ts';
import { createOfferMix } from './offer-mix.ts';
import { offerQuestions } from './offer-questions.ts';
import { runBench, sizesFrom } from './run-bench.ts';

// The list of offers and its search with few offers and with many, each beside a bare server that asks the same queries.
const searches = 60;

await runBench({
  name: 'offers',
  sizes: sizesFrom(process.env.BENCH_OFFERS),
  fill: ({ db }, offers) => seedLoadOffers({ db, clock: { now: () => new Date() } }, { offers }),
  questions: async (smallest) => offerQuestions(await createOfferMix(smallest, searches)),
});

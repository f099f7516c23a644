import { fillOffers } from './fill-profiles.ts';
import { createOfferMix } from './growth/offer-mix.ts';
import { offerQuestions } from './growth/offer-questions.ts';
import { runGrowth } from './growth/run-growth.ts';

// The list of offers and its search with few offers and with many.
const searches = 60;

await runGrowth({
  name: 'offers',
  fill: fillOffers,
  questions: async (smallest) => offerQuestions(await createOfferMix(smallest, searches)),
});

import { seedLoad } from '@mitoyen/server/seed/seed-load.ts';
import { profileQuestions } from './profile-questions.ts';
import { runBench, sizesFrom } from './run-bench.ts';
import { createSearchMix } from './search-mix.ts';

// The directory and profiles with few people and with many, each beside a bare server that asks the same queries.
const searches = 400;

await runBench({
  name: 'profiles',
  sizes: sizesFrom(process.env.BENCH_PROFILES),
  fill: ({ db }, profiles) => seedLoad({ db, clock: { now: () => new Date() } }, { profiles }),
  questions: async (smallest) => profileQuestions(await createSearchMix(smallest, searches)),
});

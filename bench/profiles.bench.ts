import { fillProfiles } from './fill-profiles.ts';
import { profileQuestions } from './growth/profile-questions.ts';
import { runGrowth } from './growth/run-growth.ts';
import { createSearchMix } from './growth/search-mix.ts';

// The directory and profiles with few people and with many.
const searches = 400;

await runGrowth({
  name: 'profiles',
  fill: fillProfiles,
  questions: async (smallest) => profileQuestions(await createSearchMix(smallest, searches)),
});

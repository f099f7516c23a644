import { fillJobs } from './fill-jobs.ts';
import { fillProfiles } from './fill-profiles.ts';
import { createFieldMix } from './growth/field-mix.ts';
import { fieldQuestions } from './growth/field-questions.ts';
import { createJobScenarios } from './growth/job-mix.ts';
import { matchQuestions } from './growth/match-questions.ts';
import { runGrowth } from './growth/run-growth.ts';

// The directory and the jobs searched by place, trade and facets, and what fits an offer or a profile, with few of them
// and with many.
const searches = 200;
/** More are not open at once in these trades, however many people there are. */
const mostJobs = 100_000;

await runGrowth({
  name: 'field',
  fill: async (handle, size) =>
    (await fillProfiles(handle, size)) + (await fillJobs(handle, Math.min(size, mostJobs))),
  questions: async (smallest) => {
    const people = fieldQuestions(await createFieldMix(smallest, searches));
    const jobs = await createJobScenarios(smallest, searches);
    return async (...side) => [...(await people(...side)), ...jobs, ...(await matchQuestions(...side))];
  },
});

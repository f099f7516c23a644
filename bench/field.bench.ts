import { fillProfiles } from './fill-profiles.ts';
import { createFieldMix } from './growth/field-mix.ts';
import { fieldQuestions } from './growth/field-questions.ts';
import { runGrowth } from './growth/run-growth.ts';

// The directory searched by place, trade and facets with few people and with many.
const searches = 200;

await runGrowth({
  name: 'field',
  fill: fillProfiles,
  questions: async (smallest) => fieldQuestions(await createFieldMix(smallest, searches)),
});

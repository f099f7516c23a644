import type { Feature } from '../../core/http/define-feature.ts';
import { registerReadWords } from './read-words.job.ts';
import { spellingPersonalData } from './spelling.personal-data.ts';

export { proposeWords } from './propose-words.ts';
export { sendReadWords } from './read-words.job.ts';
export { setSuggestion } from './set-suggestion.ts';

export const spellingFeature: Feature = {
  name: 'spelling',
  reads: ['directory_profiles', 'listed_jobs', 'listed_offers', 'offers'],
  jobs: registerReadWords,
  personalData: spellingPersonalData,
};

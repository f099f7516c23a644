import { projectPhases } from '../portfolio/project-phases.ts';
import { contexts } from './contexts.vocabulary.ts';
import { softwareLevels } from './levels.vocabulary.ts';
import { programmes } from './programmes.vocabulary.ts';
import { software } from './software.vocabulary.ts';
import { trades } from './trades.vocabulary.ts';
import type { ReadableVocabulary } from './vocabulary.contract.ts';
import { tradeFamilies } from './vocabulary.types.ts';

/** All lists. Pages ask `GET /api/vocabulary` for them instead of carrying them. */
export const vocabulary = {
  tradeFamilies,
  trades,
  phases: projectPhases,
  software,
  softwareLevels,
  programmes,
  contexts,
} satisfies ReadableVocabulary;

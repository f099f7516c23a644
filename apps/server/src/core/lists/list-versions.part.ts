import type { CorePart } from '../http/define-feature.ts';

/** Counts how often the lists have changed. */
export const listVersionsPart: CorePart = { personalData: { exported: [], impersonal: ['list_versions'] } };

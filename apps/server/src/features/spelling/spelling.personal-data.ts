import type { PersonalData } from '../../core/context/app-context.ts';

/** Single words, each with a number of rows: whose they are is not kept. */
export const spellingPersonalData: PersonalData = { exported: [], impersonal: ['searchable_words'] };

import { vocabulary } from './vocabulary.ts';

const codesOf = (entries: readonly { readonly code: string }[]) => new Set(entries.map(({ code }) => code));
const { software, softwareLevels } = vocabulary;

/** The codes that a profile or an offer may hold; of software, each with each level: `revit:3`. */
export const knownCodes = {
  trades: codesOf(vocabulary.trades),
  phases: codesOf(vocabulary.phases),
  software: new Set(software.flatMap(({ code }) => softwareLevels.map(({ level }) => `${code}:${level}`))),
  programmes: codesOf(vocabulary.programmes),
  contexts: codesOf(vocabulary.contexts),
} as const;

/** Facets besides trades. */
export const facetKinds = ['phases', 'software', 'programmes', 'contexts'] as const;

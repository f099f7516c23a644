import * as z from 'zod/mini';
import { daySchema, optionalNumberSchema } from '../../core/field-schemas.ts';
import { emptyAsNull } from '../../core/optional-text.ts';
import { mostDaysPerWeek, travelDistances } from './facets.rules.ts';

/** Whether the codes are known is the server's to say: the vocabulary stays out of what pages load first. */
function codes(label: string) {
  const message = `${label} : choisissez dans la liste.`;
  return z.optional(
    z.pipe(
      z.array(z.string(message), message),
      z.transform((given: string[]) => [...new Set(given.map((code) => code.trim()))]),
    ),
  );
}

/** Each software once, at the highest of its levels. */
const software = z.pipe(
  codes('Logiciels'),
  z.transform((given: string[] | undefined) => {
    const highest = new Map<string, string>();
    for (const item of given?.toSorted() ?? []) highest.set(item.split(':')[0] ?? item, item);
    return given?.filter((item) => [...highest.values()].includes(item));
  }),
);

const placeMessage = 'Lieu : choisissez-le dans la liste.';
export const placeCodeField = z.optional(emptyAsNull(z.string(placeMessage).check(z.trim())));

/** What a profile or an offer is found by besides words, in codes; left out of a change, it stays. */
export const facetFields = {
  placeCode: placeCodeField,
  /** The first is the main one. */
  trades: codes('Métiers'),
  phases: codes('Phases'),
  software: z.optional(software),
  programmes: codes('Programmes'),
  contexts: codes('Contextes'),
};

const travelMessage = 'Déplacements : choisissez une distance dans la liste.';
const dayMessage = 'Libre à partir du : indiquez un jour.';

/**
 * How far, from when and how many days a week a person works; a field left out of a change keeps its value.
 */
export const mobilityFields = {
  travelKm: z.optional(
    optionalNumberSchema('Déplacements', {
      // the list below says which
      ...{ min: -Number.MAX_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER },
      fault: 'choisissez une distance dans la liste.',
    }).check(
      z.refine((km: number | null) => km === null || travelDistances.some((known) => known === km), {
        error: travelMessage,
      }),
    ),
  ),
  availableFrom: z.optional(emptyAsNull(daySchema(dayMessage))),
  daysPerWeek: z.optional(
    optionalNumberSchema('Jours par semaine', {
      ...{ min: 1, max: mostDaysPerWeek, int: true },
      units: ['day', 'week'],
    }),
  ),
};

/** The same as answers tell it; null or nothing where none was given. */
export const facetAnswer = {
  placeCode: z.nullable(z.string()),
  trades: z.array(z.string()),
  phases: z.array(z.string()),
  /** `code:level`. */
  software: z.array(z.string()),
  programmes: z.array(z.string()),
  contexts: z.array(z.string()),
};
export const mobilityAnswer = {
  /** Kilometres; -1 for all of France. */
  travelKm: z.nullable(z.number()),
  availableFrom: z.nullable(z.string()),
  daysPerWeek: z.nullable(z.number()),
};

/** Names of the fields that the vocabulary's codes fill. */
export type FacetField = keyof typeof facetFields;
export type MobilityField = keyof typeof mobilityFields;
type Outputs<Fields extends Record<string, z.ZodMiniType>> = {
  [Name in keyof Fields]?: z.output<Fields[Name]>;
};
export type FacetValues = Outputs<typeof facetFields>;
export type MobilityValues = Outputs<typeof mobilityFields>;

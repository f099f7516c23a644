import * as z from 'zod/mini';
import { isDay } from '../../core/paris-day.ts';
import { listOrders, mostAskedValues, searchRadii } from './facets.rules.ts';

const tooMany = `${mostAskedValues} valeurs au plus par critère.`;

/** May come once, several times or not at all. Which codes there are is the server's to say. */
const repeated = z._default(
  z.pipe(
    z.transform((value: string | readonly string[]) => [value].flat().filter((code) => code !== '')),
    z.array(z.string()).check(z.maxLength(mostAskedValues, tooMany)),
  ),
  [],
);

const radii: readonly string[] = ['', ...searchRadii.map(String)];
const radius = z._default(
  z.pipe(
    z.pipe(
      z.transform((value: string | number | null) => String(value ?? '').trim()),
      z.string().check(
        z.refine((text: string) => radii.includes(text), {
          error: `Rayon : ${searchRadii.join(', ')} km.`,
        }),
      ),
    ),
    z.transform((text: string) => (text === '' ? null : Number(text))),
  ),
  null,
);

const truths: Readonly<Record<string, boolean>> = {
  '': false,
  '0': false,
  false: false,
  '1': true,
  true: true,
};
const travel = z._default(
  z.pipe(
    z.pipe(
      z.transform((value: string | boolean) => String(value).trim()),
      z
        .string()
        .check(z.refine((text: string) => Object.hasOwn(truths, text), { error: 'Déplacements : 0 ou 1.' })),
    ),
    z.transform((text: string) => truths[text] === true),
  ),
  false,
);

const dayMessage = 'Libre avant le : indiquez un jour.';

/**
 * Where, and what besides words. Within one kind any of the values, between kinds all of them. `radius` in kilometres
 * around a commune, a former one or an arrondissement; none is 0, and a département or a region has none: it is searched
 * by what lies in it. `software` with a level, `revit:3`, means at least it.
 */
export const facetFilters = {
  place: z._default(z.string().check(z.trim(), z.maxLength(20, 'Ce lieu est inconnu.')), ''),
  radius,
  trade: repeated,
  phase: repeated,
  software: repeated,
  programme: repeated,
  context: repeated,
  /** `distance` needs a place. */
  order: z._default(z.enum(listOrders, 'Ordre inconnu.'), 'shuffle'),
};

/** The same for people: `travel` also finds those who travel as far as the place. */
export const mobilityFilters = {
  travel,
  /** A day: those who are free by then. */
  availableBefore: z._default(
    z.string().check(
      z.trim(),
      z.refine((text: string) => text === '' || isDay(text), { error: dayMessage }),
    ),
    '',
  ),
};

/** What a search names of the facets. */
export type FacetFilters = {
  readonly [Name in keyof typeof facetFilters]: z.output<(typeof facetFilters)[Name]>;
};

import * as z from 'zod/mini';
import { placeKinds } from './places.rules.ts';

const placeNameSchema = z.object({ code: z.string(), kind: z.enum(placeKinds), name: z.string() });

/**
 * One suggestion: `detail` tells places of one name apart, « Rhône (69) »; `named` says that the typed text
 * is all of what people call the place, not the beginning of its name: « Lyon », « Saint-Denis 93 », « 69 ».
 */
export const placeSuggestionSchema = z.extend(placeNameSchema, {
  detail: z.string(),
  postalCodes: z.array(z.string()),
  named: z.optional(z.literal(true)),
});
export type PlaceSuggestion = z.infer<typeof placeSuggestionSchema>;

/** `parents` from the nearest to the widest; `estimated` when its point is that of its neighbours. */
export const placeSchema = z.extend(placeNameSchema, {
  parents: z.array(placeNameSchema),
  postalCodes: z.array(z.string()),
  estimated: z.boolean(),
});
export type Place = z.infer<typeof placeSchema>;

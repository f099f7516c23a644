import * as z from 'zod/mini';
import { placeKinds } from '../places/places.rules.ts';

/** A page of the profiles of a trade, in a place or anywhere, with links to other such pages. */
export const tradePageSchema = z.object({
  /** In the plural, in both genders: 'Dessinateurs et dessinatrices'. */
  trade: z.object({ code: z.string(), name: z.string() }),
  place: z.nullable(
    z.object({
      code: z.string(),
      kind: z.enum(placeKinds),
      name: z.string(),
      /** The name of the département that it lies in. */
      departement: z.nullable(z.string()),
    }),
  ),
  /** Those within `tradePageRadiusKm` of a commune, or inside the area. */
  total: z.number(),
  isTotalExact: z.boolean(),
  /** Other trades there, most frequent first; `count` as in facets. */
  trades: z.array(z.object({ code: z.string(), name: z.string(), count: z.nullable(z.number()) })),
  /** Communes near a commune, else anywhere, with how many of the trade say that they are in them; most first. */
  places: z.array(z.object({ code: z.string(), name: z.string(), count: z.number() })),
});
export type TradePage = z.infer<typeof tradePageSchema>;

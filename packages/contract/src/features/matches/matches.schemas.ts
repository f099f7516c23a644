import * as z from 'zod/mini';
import { profileCardSchema } from '../directory/directory.schemas.ts';
import { fullOfferSchema } from '../offers/offers.schemas.ts';
import { matchCriteria, matchStates } from './match-criteria.rules.ts';

const matchReasonSchema = z.object({
  criterion: z.enum(matchCriteria.map(({ code }) => code)),
  state: z.enum(matchStates),
  text: z.string(),
});

/** A profile that fits an offer: its card, and why. */
export const profileMatchSchema = z.extend(profileCardSchema, { reasons: z.array(matchReasonSchema) });
export type ProfileMatch = z.infer<typeof profileMatchSchema>;

/** An offer that fits a profile, and why. `distanceKm` of the offer is from the profile's place. */
export const offerMatchSchema = z.object({ offer: fullOfferSchema, reasons: z.array(matchReasonSchema) });
export type OfferMatch = z.infer<typeof offerMatchSchema>;

/** What one change would bring where nothing fits: `count` would fit then. */
export const matchAdviceSchema = z.union([
  /** The profile's reach in kilometres. */
  z.object({ kind: z.literal('distance'), km: z.number(), count: z.number() }),
  /** A program, as `revit:2` and in words, to add to a profile or to take off an offer. */
  z.object({ kind: z.literal('software'), software: z.string(), name: z.string(), count: z.number() }),
]);
export type MatchAdvice = z.infer<typeof matchAdviceSchema>;

/** `isAtLeast`: more were to be compared than are looked at. */
export const matchAdviceListSchema = z.object({
  isAtLeast: z.boolean(),
  advice: z.array(matchAdviceSchema),
});
export type MatchAdviceList = z.infer<typeof matchAdviceListSchema>;

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

import * as z from 'zod/mini';
import { profileCardSchema } from '../directory/directory.schemas.ts';
import { restrictedOfferSchema } from '../offers/offers.schemas.ts';

/** A person shown on the home page. */
const shownPersonSchema = z.pick(profileCardSchema, {
  kind: true,
  id: true,
  firstName: true,
  title: true,
  location: true,
  availability: true,
  availabilityToConfirm: true,
  avatar: true,
});
export type ShownPerson = z.infer<typeof shownPersonSchema>;

/** A project with its cover, and whose it is: no two are of the same person. */
export const shownProjectSchema = z.object({
  id: z.string(),
  title: z.string(),
  cover: z.object({
    url: z.string(),
    alt: z.string(),
    focusX: z.number(),
    focusY: z.number(),
    width: z.number(),
    height: z.number(),
  }),
  firstName: z.string(),
  trade: z.string(),
});
export type ShownProject = z.infer<typeof shownProjectSchema>;

/** What is alive on the site today; each list may be empty. */
export const showcaseSchema = z.object({
  people: z.array(shownPersonSchema),
  projects: z.array(shownProjectSchema),
  offers: z.array(restrictedOfferSchema),
});
export type Showcase = z.infer<typeof showcaseSchema>;

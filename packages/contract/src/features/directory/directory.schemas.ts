import * as z from 'zod/mini';
import { jobseekerAvailabilitySchema } from '../../core/availability.schemas.ts';
import { searchSuggestionSchema } from '../spelling/spelling.schemas.ts';

const profileKinds = ['freelance', 'jobseeker'] as const;
const profileKindSchema = z.enum(profileKinds);
export type ProfileKind = z.infer<typeof profileKindSchema>;

/** A picture of a project, and in per cent the point of it that stays in sight where it is cropped. */
export const workPictureSchema = z.object({ url: z.string(), focusX: z.number(), focusY: z.number() });
export type WorkPicture = z.infer<typeof workPictureSchema>;

/** A card of the directory. First name only, for everyone. */
export const profileCardSchema = z.object({
  kind: profileKindSchema,
  id: z.string(),
  firstName: z.string(),
  title: z.string(),
  specialization: z.string(),
  location: z.string(),
  skills: z.array(z.string()),
  experienceYears: z.number(),
  availability: jobseekerAvailabilitySchema,
  availabilityToConfirm: z.optional(z.boolean()),
  /** The day from which they are free, where they say one. */
  availableFrom: z.optional(z.nullable(z.string())),
  avatar: z.nullable(z.string()),
  /** Freelances: euros per hour. */
  hourlyRate: z.optional(z.number()),
  /** Job seekers: euros per year. */
  expectedSalary: z.optional(z.number()),
  hasCv: z.optional(z.boolean()),
  /** Freelances, in the directory: the covers of their first projects, at most `cardWorkCount`; left out without any. */
  works: z.optional(z.array(workPictureSchema)),
  /** Codes; the first is the main one. */
  trades: z.array(z.string()),
  /** Whole kilometres from the place asked for, as the crow flies; left out where either has no point. */
  distanceKm: z.optional(z.number()),
  /** Outside of the searched area, and found because they travel there. */
  reaches: z.optional(z.boolean()),
});
export type ProfileCard = z.infer<typeof profileCardSchema>;

export const profilePageSchema = z.object({
  items: z.array(profileCardSchema),
  /** How many there are; where it is not exact, there are more than this. */
  total: z.number(),
  isTotalExact: z.boolean(),
  nextCursor: z.nullable(z.string()),
  seed: z.string(),
  /** The words of the search that were left out, being more than are looked for. */
  ignoredTerms: z.optional(z.array(z.string())),
  /** For a search without results: one with other words that has some. */
  suggestion: z.optional(searchSuggestionSchema),
});
export type ProfilePage = z.infer<typeof profilePageSchema>;

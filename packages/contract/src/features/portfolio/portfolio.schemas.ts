import * as z from 'zod/mini';
import { freelanceAvailabilitySchema } from '../../core/availability.schemas.ts';
import {
  freeLineSchema,
  freeTextSchema,
  optionalNumberSchema,
  webUrlSchema,
} from '../../core/field-schemas.ts';
import { idSchema } from '../../core/ids.ts';
import { emptyAsNull } from '../../core/optional-text.ts';
import { textListSchema } from '../../core/text-list.ts';
import { referenceMeans } from '../references/references.rules.ts';
import { fileUrlSchema } from '../uploads/uploads.schemas.ts';
import { projectImageSchema, projectImagesInput } from './project-image.schemas.ts';
import { type ProjectPhase, projectPhaseCodes } from './project-phases.ts';

export const maxPortfolioItems = 40;
const maxSoftware = 20;
const oldestProjectYear = 1950;
const latestProjectYear = 2100;
const maxSurfaceSquareMetres = 10_000_000;

const phaseMessage = 'Phases : choisissez-les dans la liste.';
const phasesSchema = z.pipe(
  z.array(z.enum(projectPhaseCodes, phaseMessage), phaseMessage),
  z.transform((phases: ProjectPhase[]) => projectPhaseCodes.filter((code) => phases.includes(code))),
);

/** What an agency may confirm of a project. */
export const confirmableFields = {
  roleHeld: z.optional(emptyAsNull(freeLineSchema('Rôle tenu', 120))),
  phases: z.optional(phasesSchema),
  year: z.optional(
    optionalNumberSchema('Année', {
      ...{ min: oldestProjectYear, max: latestProjectYear, int: true },
      fault: `indiquez une année entre ${oldestProjectYear} et ${latestProjectYear}.`,
    }),
  ),
};

/** Optional facts of a project; a field left out of a change keeps its value. `surfaceSquareMetres` in m². */
const factFields = {
  ...confirmableFields,
  agency: z.optional(emptyAsNull(freeLineSchema('Agence', 120))),
  software: z.optional(
    textListSchema({
      min: 0,
      max: maxSoftware,
      maxLength: 60,
      tooFew: 'Logiciels : séparez-les par des virgules.',
      tooMany: `Logiciels : ${maxSoftware} au plus.`,
      tooLong: 'Un logiciel : 60 caractères au plus.',
    }),
  ),
  surfaceSquareMetres: z.optional(
    optionalNumberSchema('Surface', { min: 1, max: maxSurfaceSquareMetres, units: ['area'] }),
  ),
};

const fields = {
  title: z._default(freeLineSchema('Titre du projet', 150, 0), ''),
  description: z._default(freeTextSchema('Description du projet', 5000, 0), ''),
  image: fileUrlSchema('Image du projet'),
  url: emptyAsNull(webUrlSchema('Lien du projet')),
  /** All the pictures, the cover first. When sent, replaces `image`. */
  images: z.optional(projectImagesInput),
  ...factFields,
};

type Entry = {
  title: string;
  image: string | null;
  images?: readonly unknown[] | undefined;
  url: string | null;
};

/** At least an image or a link; a title unless there is a link. */
const entryRules = [
  z.refine<Entry>(({ image, images, url }) => (images ? images.length > 0 : image !== null) || url !== null, {
    path: ['image'],
    error: 'Ajoutez une image ou un lien à ce projet.',
  }),
  z.refine<Entry>((entry) => entry.title !== '' || entry.url !== null, {
    path: ['title'],
    error: 'Donnez un titre à ce projet.',
  }),
] as const;

/** A project as it comes with a new profile, before the profile has an id. */
export const portfolioEntrySchema = z.object(fields).check(...entryRules);
export const portfolioItemBody = z.object({ freelance_id: idSchema, ...fields }).check(...entryRules);
export const portfolioItemUpdate = z.object(fields).check(...entryRules);
/** Ids of one's own projects in their new order; those left out come after. */
export const portfolioOrderBody = z.object({
  ids: z.array(idSchema).check(z.maxLength(maxPortfolioItems, 'Un portfolio compte 40 projets au plus.')),
});

/**
 * What an agency confirmed of a project, as it is now: role, phases and year. `means`: by the confirmed account of the
 * firm of that SIREN, or by e-mail; `title`: what the project was called that day.
 */
const projectConfirmationSchema = z.object({
  by: z.string(),
  means: z.enum(referenceMeans),
  title: z.string(),
  at: z.string(),
});
export type ProjectConfirmation = z.infer<typeof projectConfirmationSchema>;

/** `image` is the cover's address, the first of `images`. */
export const portfolioItemSchema = z.object({
  id: z.string(),
  freelance_id: z.string(),
  title: z.string(),
  description: z.string(),
  image: z.nullable(z.string()),
  url: z.nullable(z.string()),
  images: z.array(projectImageSchema),
  roleHeld: z.nullable(z.string()),
  agency: z.nullable(z.string()),
  phases: z.array(z.enum(projectPhaseCodes)),
  software: z.array(z.string()),
  surfaceSquareMetres: z.nullable(z.number()),
  year: z.nullable(z.number()),
  confirmation: z.optional(projectConfirmationSchema),
});
/** A project next to another, with its cover; null where it has no picture. */
const neighbourSchema = z.object({
  id: z.string(),
  title: z.string(),
  image: z.nullable(z.object({ url: z.string(), focusX: z.number(), focusY: z.number() })),
});
export type ProjectNeighbour = z.infer<typeof neighbourSchema>;

/** The author of a project, and their projects before and after it; null at the ends. */
export const projectSurroundingsSchema = z.object({
  author: z.object({
    id: z.string(),
    user_id: z.string(),
    firstName: z.string(),
    title: z.string(),
    location: z.string(),
    availability: freelanceAvailabilitySchema,
    availabilityToConfirm: z.optional(z.boolean()),
    avatar: z.nullable(z.string()),
  }),
  previous: z.nullable(neighbourSchema),
  next: z.nullable(neighbourSchema),
});
export type ProjectSurroundings = z.infer<typeof projectSurroundingsSchema>;

export type PortfolioItem = z.infer<typeof portfolioItemSchema>;
export type PortfolioEntry = z.infer<typeof portfolioEntrySchema>;
export type PortfolioEntryInput = z.input<typeof portfolioEntrySchema>;

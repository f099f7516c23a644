import * as z from 'zod/mini';
import { freeTextSchema, webUrlSchema } from '../../core/field-schemas.ts';
import { idSchema } from '../../core/ids.ts';
import { emptyAsNull } from '../../core/optional-text.ts';
import { fileUrlSchema } from '../uploads/uploads.schemas.ts';

/** Characters of a description shown in the portfolio grid. */
export const portfolioPreviewLength = 120;
export const maxPortfolioItems = 40;

const fields = {
  title: z._default(freeTextSchema('Titre du projet', 150, 0), ''),
  description: z._default(freeTextSchema('Description du projet', 5000, 0), ''),
  image: fileUrlSchema('Image du projet'),
  url: emptyAsNull(webUrlSchema('Lien du projet')),
};

type Entry = { title: string; image: string | null; url: string | null };

/** At least an image or a link; a title unless there is a link. */
const entryRules = [
  z.refine<Entry>((entry) => entry.image !== null || entry.url !== null, {
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

export const portfolioItemSchema = z.object({
  id: z.string(),
  freelance_id: z.string(),
  title: z.string(),
  description: z.string(),
  image: z.nullable(z.string()),
  url: z.nullable(z.string()),
});
export type PortfolioItem = z.infer<typeof portfolioItemSchema>;
export type PortfolioEntry = z.infer<typeof portfolioEntrySchema>;
export type PortfolioEntryInput = z.input<typeof portfolioEntrySchema>;

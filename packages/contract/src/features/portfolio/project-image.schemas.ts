import * as z from 'zod/mini';
import { tidyLine } from '../../core/pasted/tidy-text.ts';
import { fileUrlPattern } from '../uploads/uploads.schemas.ts';

export const maxProjectImages = 20;
const maxAltLength = 300;
/** Where the eye should rest when a picture is cropped, in per cent from its left and top edges. */
export const centre = 50;

const focusMessage = 'Le point d’intérêt se place entre 0 et 100 % de l’image.';
const focusSchema = z._default(
  z.int(focusMessage).check(z.gte(0, focusMessage), z.lte(100, focusMessage)),
  centre,
);
const urlMessage = 'Image du projet : ce fichier n’est pas valide, envoyez-le à nouveau.';

/** A picture of a project as its freelance sends it. `alt` describes it for those who do not see it. */
const projectImageInput = z.object({
  url: z.string(urlMessage).check(z.regex(fileUrlPattern, urlMessage)),
  alt: z._default(
    z
      .string('Texte alternatif : indiquez un texte.')
      .check(
        z.overwrite(tidyLine),
        z.maxLength(maxAltLength, `Texte alternatif : ${maxAltLength} caractères au plus.`),
      ),
    '',
  ),
  focusX: focusSchema,
  focusY: focusSchema,
});

/** All the pictures of a project, the cover first. */
export const projectImagesInput = z
  .array(projectImageInput, 'Images du projet : indiquez une liste d’images.')
  .check(
    z.maxLength(maxProjectImages, `Images du projet : ${maxProjectImages} au plus.`),
    z.refine((images) => new Set(images.map(({ url }) => url)).size === images.length, {
      error: 'Une image figure deux fois dans ce projet.',
    }),
  );
export type ProjectImageValues = z.output<typeof projectImageInput>;

/** A picture of a project as everybody gets it. `width` and `height` in pixels; `preview`: a tiny blurred data: address. */
export const projectImageSchema = z.object({
  url: z.string(),
  alt: z.string(),
  focusX: z.number(),
  focusY: z.number(),
  width: z.number(),
  height: z.number(),
  preview: z.nullable(z.string()),
});
export type ProjectImage = z.infer<typeof projectImageSchema>;

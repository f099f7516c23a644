import * as z from 'zod/mini';
import { tidySiret } from '../../core/pasted/tidy-digits.ts';

const siretMessage = 'Le numéro SIRET doit contenir 14 chiffres.';

const digitsAlone = z.pipe(z.string(siretMessage), z.transform(tidySiret));

/** Fourteen digits; spaces, points and hyphens between them are dropped. Whether such a number exists is the registry's to say. */
export const siretSchema = z.pipe(digitsAlone, z.string().check(z.regex(/^\d{14}$/, siretMessage)));

/** The same, or nothing at all: ''. */
export const emptiableSiretSchema = z.pipe(
  digitsAlone,
  z.string().check(z.regex(/^(?:\d{14})?$/, siretMessage)),
);

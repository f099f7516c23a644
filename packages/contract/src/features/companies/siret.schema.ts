import * as z from 'zod/mini';

export const siretMessage = 'Le numéro SIRET doit contenir 14 chiffres.';

const withoutSpaces = z.pipe(
  z.string(siretMessage),
  z.transform((text: string) => text.replace(/\s/gu, '')),
);

/** Fourteen digits; spaces are dropped. Whether such a number exists is the registry's to say. */
export const siretSchema = z.pipe(withoutSpaces, z.string().check(z.regex(/^\d{14}$/, siretMessage)));

/** The same, or nothing at all: ''. */
export const emptiableSiretSchema = z.pipe(
  withoutSpaces,
  z.string().check(z.regex(/^(?:\d{14})?$/, siretMessage)),
);

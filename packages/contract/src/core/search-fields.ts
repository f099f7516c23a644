import * as z from 'zod/mini';

export const maxSearchLength = 200;
export const maxLocationLength = 100;
export const locationTooLong = 'Lieu : 100 caractères au plus.';

/** The query fields of a list that is searched by words and place; empty ones ask for nothing. */
export const searchFields = {
  search: z._default(
    z.string().check(z.trim(), z.maxLength(maxSearchLength, 'Recherche : 200 caractères au plus.')),
    '',
  ),
  location: z._default(z.string().check(z.trim(), z.maxLength(maxLocationLength, locationTooLong)), ''),
};

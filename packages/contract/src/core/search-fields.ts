import * as z from 'zod/mini';
import { locationTooLong, maxLocationLength, maxSearchLength } from './search-limits.ts';

/** The query fields of a list that is searched by words and place; empty ones ask for nothing. */
export const searchFields = {
  search: z._default(
    z.string().check(z.trim(), z.maxLength(maxSearchLength, 'Recherche : 200 caractères au plus.')),
    '',
  ),
  location: z._default(z.string().check(z.trim(), z.maxLength(maxLocationLength, locationTooLong)), ''),
};

import * as z from 'zod/mini';
import { tidyLine } from './pasted/tidy-text.ts';
import { locationTooLong, maxLocationLength, maxSearchLength } from './search-limits.ts';

/** A place without pasted punctuation behind it: « Lyon, ». */
function tidyPlace(text: string): string {
  const line = tidyLine(text);
  let end = line.length;
  while (/[ ,;]/.test(line.charAt(end - 1))) end -= 1;
  return line.slice(0, end);
}

/** The query fields of a list searched by words and place; empty ones do not filter. */
export const searchFields = {
  search: z._default(
    z
      .string()
      .check(z.overwrite(tidyLine), z.maxLength(maxSearchLength, 'Recherche : 200 caractères au plus.')),
    '',
  ),
  location: z._default(
    z.string().check(z.overwrite(tidyPlace), z.maxLength(maxLocationLength, locationTooLong)),
    '',
  ),
};

import * as z from 'zod/mini';

export const defaultPageSize = 24;
export const maxPageSize = 100;

/**
 * A `limit` over the maximum counts as the maximum; anything that is not a positive whole number is refused.
 */
const limitSchema = z.pipe(
  z.coerce.number('Le nombre par page doit être un entier.').check(
    z.refine((limit: number) => Number.isInteger(limit), {
      error: 'Le nombre par page doit être un entier.',
    }),
    z.positive('Le nombre par page doit être positif.'),
  ),
  z.transform((limit: number) => Math.min(limit, maxPageSize)),
);

/** The query fields of a list with this default page size. */
export function pageQueryFieldsOf(pageSize: number) {
  return { limit: z._default(limitSchema, pageSize), cursor: z.optional(z.string().check(z.maxLength(500))) };
}

/** The query fields of every list. `cursor` is opaque: it comes from `Link: rel="next"` or `nextCursor`. */
export const pageQueryFields = pageQueryFieldsOf(defaultPageSize);

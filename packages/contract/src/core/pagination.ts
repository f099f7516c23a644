import * as z from 'zod/mini';

export const defaultPageSize = 24;
export const maxPageSize = 100;

/** `limit` over the maximum is taken as the maximum; anything that is not a positive whole number is refused. */
const limitSchema = z._default(
  z.pipe(
    z.coerce
      .number('Le nombre par page doit être un entier.')
      .check(
        z.int('Le nombre par page doit être un entier.'),
        z.positive('Le nombre par page doit être positif.'),
      ),
    z.transform((limit: number) => Math.min(limit, maxPageSize)),
  ),
  defaultPageSize,
);

/** The query fields of every list. `cursor` is opaque: it comes from `Link: rel="next"` or `nextCursor`. */
export const pageQueryFields = {
  limit: limitSchema,
  cursor: z.optional(z.string().check(z.maxLength(500))),
};

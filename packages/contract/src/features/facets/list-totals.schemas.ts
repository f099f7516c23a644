import * as z from 'zod/mini';

/** Narrower questions that one call may ask. */
export const mostDropped = 8;

const dropMessage = 'Critère à retirer inconnu.';
const droppable = z.string().check(z.regex(/^[A-Za-z]{1,20}(,[A-Za-z]{1,20}){0,5}(:.{1,60})?$/, dropMessage));

/**
 * What is asked beside a list's filters: how many there would be without one of them. `search` drops it,
 * `place,radius` several at once, `trade:architecte` one of its values.
 */
export const withoutFields = {
  without: z._default(
    z.pipe(
      z.transform((value: string | readonly string[]) => [value].flat()),
      z.array(droppable).check(z.maxLength(mostDropped, `${mostDropped} critères au plus.`)),
    ),
    [],
  ),
};

/** How many a list holds; where there are more than are counted, `isTotalExact` is false. */
const listTotalSchema = z.object({ total: z.number(), isTotalExact: z.boolean() });
export type ListTotal = z.infer<typeof listTotalSchema>;

/** One for each that was asked, in their order. */
export const listTotalsSchema = z.array(listTotalSchema);

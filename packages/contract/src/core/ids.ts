import * as z from 'zod/mini';

/**
 * Ids are opaque strings for callers (UUIDv7 in fact). A malformed one gets the same response as a missing
 * row.
 */
export const idSchema = z.string().check(z.minLength(1), z.maxLength(64));
export const idParams = z.object({ id: idSchema });
export const userIdParams = z.object({ userId: idSchema });

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether a text can be an id: a query with another one would be an error. */
export function isUuid(text: string): boolean {
  return uuidPattern.test(text);
}

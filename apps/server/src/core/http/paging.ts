import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { commonErrors } from '@mitoyen/contract/core/common.errors.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Cursors are opaque to callers: the last row's sort key, in base64url. */
export function encodeCursor(parts: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(parts)).toString('base64url');
}

/** The refusal of a cursor that this product did not make. */
export function invalidCursor(): ApiError {
  const message = 'Cette suite de liste n’est plus valable.';
  return new ApiError({ ...commonErrors.invalid_request, message });
}

/** @throws ApiError 400 for a cursor that this product did not make. */
export function decodeCursor(cursor: string, length: number): (string | number)[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    const valid =
      Array.isArray(parts) &&
      parts.length === length &&
      parts.every((part) => typeof part === 'string' || (typeof part === 'number' && Number.isFinite(part)));
    if (valid) return parts;
  } catch {
    // refused below, like every other cursor that is not ours
  }
  throw invalidCursor();
}

/** A path and query that need no escaping in a header. A second slash at its start would name a host. */
const plainAddress = /^\/\w[\w\-./~%+&=,:;?@!*]*$/;

/**
 * Sets `X-Total-Count`, `X-Total-Exact: false` where the total is higher, and, when there are more rows,
 * `Link: rel="next"`.
 */
export function setPageHeaders(
  request: FastifyRequest,
  reply: FastifyReply,
  page: { total?: number; isTotalExact?: boolean; nextCursor: string | null },
): void {
  if (page.total !== undefined) reply.header('x-total-count', page.total);
  if (page.isTotalExact === false) reply.header('x-total-exact', 'false');
  if (page.nextCursor === null) return;
  reply.header('link', `<${withCursor(request.url, page.nextCursor)}>; rel="next"`);
}

/** An address with the next page's cursor in place of its own: most have none, and need not be parsed. */
function withCursor(asked: string, cursor: string): string {
  // a cursor is base64url, and needs no escape; a parser escapes what a header cannot hold
  if (!asked.includes('cursor') && plainAddress.test(asked))
    return `${asked}${asked.includes('?') ? '&' : '?'}cursor=${cursor}`;
  const url = new URL(asked, 'http://localhost');
  url.searchParams.set('cursor', cursor);
  return `${url.pathname}${url.search}`;
}

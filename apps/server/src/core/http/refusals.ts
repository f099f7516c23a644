import type { ApiError } from '@mitoyen/contract/core/api-error.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendApiError } from '../errors/error-handler.ts';

/** Addresses for programs rather than people: calls, health, share pictures, sitemaps. None is a page. */
const machinePath =
  /^\/(?:api\/|health\/|\.well-known\/security\.txt$|share\/\w+\/[^/]+$|sitemaps\/\w+\.xml$|\w[\w-]*\.(?:xml|txt)$)/;

/** Whether an address without its query is for programs. */
export const isMachinePath = (path: string): boolean => machinePath.test(path);

/** An address without its query. */
export const pathOf = (url: string): string => url.split('?', 1)[0] ?? '';

/** One sentence, without anything to load. `message` is a text of ours. */
const plainPage = (message: string) =>
  `<!doctype html><html lang="fr"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mitoyen</title><h1>Mitoyen</h1><p>${message}</p></html>`;

/** Refuses a request for the time being: programs get the one shape of errors, people a plain page. */
export function sendRefusal(request: FastifyRequest, reply: FastifyReply, error: ApiError): FastifyReply {
  if (isMachinePath(pathOf(request.url))) return sendApiError(reply, error);
  return reply
    .code(error.status)
    .headers({ 'retry-after': error.retryAfterSeconds ?? 5, 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(plainPage(error.message));
}

import { createHash } from 'node:crypto';
import type { Vocabulary } from '@mitoyen/contract/features/vocabulary/vocabulary.contract.ts';
import { vocabularyRoutes } from '@mitoyen/contract/features/vocabulary/vocabulary.contract.ts';
import { vocabulary } from '@mitoyen/contract/features/vocabulary/vocabulary.ts';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../core/context/app-context.ts';
import { registerRoute } from '../../core/http/register-route.ts';

const answer = structuredClone<unknown>(vocabulary) as Vocabulary;
const etag = `"${createHash('sha256').update(JSON.stringify(answer)).digest('base64url').slice(0, 22)}"`;
const keptFor = 'public, max-age=3600';

/** Whether the caller has what would be sent; a proxy that compresses makes a tag a weak one. */
function isKnown(ifNoneMatch: string | undefined): boolean {
  const tags = ifNoneMatch?.split(',').map((tag) => tag.trim()) ?? [];
  return tags.some((tag) => tag === '*' || tag === etag || tag === `W/${etag}`);
}

export function registerVocabularyRoutes(app: FastifyInstance, context: AppContext): void {
  registerRoute(app, context, vocabularyRoutes.get, [], async ({ request, reply }) => {
    reply.headers({ etag, 'cache-control': keptFor });
    if (isKnown(request.headers['if-none-match'])) await reply.code(304).send();
    return answer;
  });
}

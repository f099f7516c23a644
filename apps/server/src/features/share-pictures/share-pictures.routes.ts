import { sharePictureRoutes } from '@mitoyen/contract/features/share-pictures/share-pictures.contract.ts';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../core/context/app-context.ts';
import { createSharePictures } from './serve-share-picture.ts';

/** Not a declared JSON route: it sends a picture, under headers of its own. */
export function registerSharePictureRoutes(app: FastifyInstance, context: AppContext): void {
  const serve = createSharePictures(context);
  app.get<{ Params: { kind: string; name: string } }>(
    sharePictureRoutes.get.path,
    { schema: { hide: true } },
    async ({ params, headers: asked }, reply) => {
      const { headers, content } = await serve({ ...params, knownVersions: asked['if-none-match'] ?? '' });
      reply.headers(headers);
      return content ? reply.send(content) : reply.code(304).send();
    },
  );
}

import { sharePictureRoutes } from '@mitoyen/contract/features/share-pictures/share-pictures.contract.ts';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../core/context/app-context.ts';
import { clientAddressKey } from '../../core/http/client-address.ts';
import { createSharePictures } from './serve-share-picture.ts';

/** Not a declared JSON route: it sends a picture, under headers of its own. */
export function registerSharePictureRoutes(app: FastifyInstance, context: AppContext): void {
  const serve = createSharePictures(context);
  app.get<{ Params: { kind: string; name: string } }>(
    sharePictureRoutes.get.path,
    { schema: { hide: true } },
    async (request, reply) => {
      // pages are found, not what is drawn for links to them
      reply.header('x-robots-tag', 'noindex');
      const { headers, content } = await serve({
        ...request.params,
        knownVersions: request.headers['if-none-match'] ?? '',
        addressKey: clientAddressKey(request),
      });
      reply.headers(headers);
      return content ? reply.send(content) : reply.code(304).send();
    },
  );
}

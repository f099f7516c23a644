import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { clientFolder } from './page-source.ts';

const dayS = 86_400;

/** The browser's files. Those with a hash in their name never change; the others are asked for again each day. */
export async function registerStaticFiles(app: FastifyInstance, webRoot: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: clientFolder(webRoot),
    wildcard: false,
    index: false,
    dotfiles: 'ignore',
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const hashed = path.includes('/assets/');
      reply.header(
        'cache-control',
        hashed ? 'public, max-age=31536000, immutable' : `public, max-age=${dayS}`,
      );
      reply.header('vary', 'accept-encoding');
    },
  });
}

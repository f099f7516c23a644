import { isUuid } from '@mitoyen/contract/core/ids.ts';
import { parisDay } from '@mitoyen/contract/core/paris-day.ts';
import { placeSlug } from '@mitoyen/contract/features/places/place-slug.rules.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../../core/context/app-context.ts';
import type { Database } from '../../core/db/schema.ts';
import { createConcurrencyLimiter } from '../../core/queue/concurrency-limiter.ts';
import { placeOf } from '../places/index.ts';
import { findFileStarts, findPaths, findTradePlaces, pageKinds } from './listed-pages.repository.ts';
import { robots, sitemap, sitemapIndex } from './sitemap.ts';

/** Half of what the protocol allows. */
const pagesOfAFile = 25_000;
const keptS = 3_600;
/** Each reads thousands of rows, for programs that have time. */
const readQueue = { concurrency: 2, maxQueued: 100, maxWaitMs: 10_000 };

const indexPath = '/sitemap.xml';
const fileOf = (name: string) => `/sitemaps/${name}.xml`;

const fixedPaths = [
  '/',
  '/freelancers',
  '/jobs',
  '/emplois',
  '/tarification',
  '/inscription',
  '/about',
  '/conditions-utilisation',
  '/politique-confidentialite',
  '/mentions-legales',
  '/accessibilite',
];

function tradePath({ trade, place }: { trade: string; place: string | null }): string[] {
  if (place === null) return [`/freelancers/${trade}`];
  const known = placeOf(place);
  return known ? [`/freelancers/${trade}/${placeSlug(known)}`] : [];
}

/** The id that a file's pages come after: none for the first file, null for a file that there never was. */
function startOf(query: unknown): string | null {
  const { apres = '' } = query as { apres?: unknown };
  return apres === '' || (typeof apres === 'string' && isUuid(apres)) ? apres : null;
}

/** `/robots.txt`, and the sitemaps: the addresses of all that anybody may read. */
export function registerSearchEngineRoutes(
  app: FastifyInstance,
  { replicas, clock, config }: AppContext,
  size = pagesOfAFile,
): void {
  const inSite = (path: string) => new URL(path, config.publicUrl).href;
  // what is taken from the public is named no more at once, in no cache either
  const sendXml = (reply: FastifyReply, body: string) =>
    reply.type('application/xml; charset=utf-8').header('cache-control', 'public, no-cache').send(body);
  const files = () => ({
    today: parisDay(clock.now()),
    withUnconfirmed: config.addressConfirmation === 'off',
    size,
  });
  const inTurn = createConcurrencyLimiter(readQueue);
  const read = <T>({ headers }: FastifyRequest, work: (db: Database) => Promise<T>) =>
    inTurn(() => replicas.read({ hasWritten: headers.authorization !== undefined }, work));
  const hidden = { schema: { hide: true } };

  app.get('/robots.txt', hidden, async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', `public, max-age=${keptS}`)
      .send(robots(inSite(indexPath))),
  );

  app.get(indexPath, hidden, async (request, reply) => {
    const paths = [fileOf('pages'), fileOf('metiers')];
    for (const kind of pageKinds) {
      const starts = await read(request, (db) => findFileStarts(db, kind, files()));
      paths.push(...starts.map((start) => fileOf(kind) + (start && `?apres=${start}`)));
    }
    return sendXml(reply, sitemapIndex(paths.map(inSite)));
  });

  app.get(fileOf('pages'), hidden, async (_request, reply) =>
    sendXml(reply, sitemap(fixedPaths.map(inSite))),
  );

  app.get(fileOf('metiers'), hidden, async (request, reply) => {
    const found = await read(request, (db) => findTradePlaces(db, { ...files(), limit: pagesOfAFile }));
    return sendXml(reply, sitemap(found.flatMap(tradePath).map(inSite)));
  });

  for (const kind of pageKinds) {
    app.get(fileOf(kind), hidden, async (request, reply) => {
      const after = startOf(request.query);
      const paths =
        after === null ? [] : await read(request, (db) => findPaths(db, kind, { ...files(), after }));
      return sendXml(reply, sitemap(paths.map(inSite)));
    });
  }
}

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { KeptAssets } from '../assets/kept-assets.ts';
import { clientFolder } from './page-source.ts';

const dayS = 86_400;

/** Headers that only documents obey, or that add nothing to the others of a public file. */
const needless = [
  'accept-ranges',
  'content-security-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'last-modified',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-request-id',
  'x-xss-protection',
];

/**
 * The policy of the worker that reads PDFs beside a page: a worker has its own (Content Security Policy 3, §
 * 4.2.3). Its decoders of colours and pictures are WebAssembly, which the pages themselves may not run;
 * nothing of a PDF can leave.
 */
const pdfWorker = /^\/pdfjs-[\d.]+\/pdf\.worker\.js(\?|$)/;
const pdfWorkerPolicy = "default-src 'none';script-src 'self' 'wasm-unsafe-eval';connect-src 'self'";

/** Files that never change: those with a hash in their name, and a library's below its version. */
const immutable = /^\/(assets|pdfjs-[\d.]+)\//;

/**
 * Drops the headers of documents, which would be longer than many files; SVG keeps them, as a browser may
 * open it as one.
 */
function trimHeaders(reply: FastifyReply, { isDocument }: { isDocument: boolean }): void {
  if (isDocument) return;
  for (const name of needless) reply.removeHeader(name);
  // modules are UTF-8 by definition, and so is what a page in UTF-8 loads
  const type = reply.getHeader('content-type');
  if (typeof type === 'string') reply.header('content-type', type.replace('; charset=utf-8', ''));
}

/**
 * Versions of the files that may change, by path: hashes of their content, so that all instances report the
 * same.
 */
function versionsOf(folder: string): ReadonlyMap<string, string> {
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    files.map(({ name }) => {
      const digest = createHash('sha256')
        .update(readFileSync(join(folder, name)))
        .digest('base64url');
      // weak: the same for every encoding
      return [`/${name}`, `W/"${digest.slice(0, 22)}"`];
    }),
  );
}

const assetPath = /^\/assets\/([\w-][\w.-]{0,200})(?:\?|$)/;

/** Serves files of an earlier or later release, and those that a new build has replaced on disk. */
function registerKeptAssets(files: FastifyInstance, folder: string, keptAssets: KeptAssets): void {
  async function answer({ url, headers }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const name = assetPath.exec(url)?.[1];
    const acceptsBrotli = /\bbr\b/.test(String(headers['accept-encoding']));
    const asset = name === undefined ? null : await keptAssets.find(name, acceptsBrotli);
    if (!asset) return reply.code(404).type('text/plain').send('');
    if (asset.encoding) reply.header('content-encoding', asset.encoding);
    return reply.type(asset.contentType).send(asset.content);
  }
  files.addHook('onRequest', async (request, reply) => {
    const name = assetPath.exec(request.url)?.[1];
    if (name !== undefined && !existsSync(join(folder, 'assets', name))) return answer(request, reply);
  });
  files.get('/assets/*', { schema: { hide: true } }, answer);
}

/** Serves the browser's files. Some never change; the others are revalidated each day. */
export async function registerStaticFiles(
  app: FastifyInstance,
  webRoot: string,
  keptAssets?: KeptAssets,
): Promise<void> {
  const versions = versionsOf(clientFolder(webRoot));
  const versionOf = (url: string) => versions.get(url.split('?', 1)[0] ?? '');
  await app.register(async (files) => {
    files.addHook('onRequest', async ({ url, headers }, reply) => {
      const version = versionOf(url);
      if (version !== undefined && headers['if-none-match'] === version) return reply.code(304).send();
    });
    files.addHook('onSend', async ({ url }, reply) => {
      if (reply.statusCode === 404) {
        reply.header('cache-control', 'no-store');
        return;
      }
      const version = versionOf(url);
      if (version !== undefined) reply.header('etag', version);
      reply.header(
        'cache-control',
        immutable.test(url) ? 'public, max-age=31536000, immutable' : `public, max-age=${dayS}`,
      );
      reply.header('vary', 'accept-encoding');
      trimHeaders(reply, { isDocument: /\.svg(\?|$)/.test(url) });
      if (pdfWorker.test(url)) reply.header('content-security-policy', pdfWorkerPolicy);
    });
    if (keptAssets) registerKeptAssets(files, clientFolder(webRoot), keptAssets);
    await files.register(fastifyStatic, {
      root: clientFolder(webRoot),
      wildcard: false,
      index: false,
      dotfiles: 'ignore',
      preCompressed: true,
      cacheControl: false,
      // made of the modification time, which differs between machines
      etag: false,
      lastModified: false,
    });
  });
}

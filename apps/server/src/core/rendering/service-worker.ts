import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ServiceWorkerSettings, serviceWorkerPath } from '@mitoyen/contract/core/kept-answers.ts';
import type { PageConfig } from '@mitoyen/contract/core/page-rendering.ts';
import type { FastifyInstance } from 'fastify';
import type { PageSource } from './page-source.ts';

interface ServiceWorkerOptions {
  readonly webRoot: string;
  readonly pageConfig: PageConfig;
  readonly source: PageSource;
  readonly isOn: boolean;
}

/** A private page, whose document is the same for everybody and holds no personal data. */
const shell = '/profile';

/**
 * Serves the service worker's script. Its first line names the release: browsers install a script that
 * differs, and the shell changes with the pages' files, texts and settings alike. When turned off, the same
 * address serves a script that unregisters itself and deletes all it kept.
 */
export function registerServiceWorker(
  app: FastifyInstance,
  { webRoot, pageConfig, source, isOn }: ServiceWorkerOptions,
): void {
  const read = (name: string) => readFile(join(webRoot, 'dist/worker', name), 'utf8').catch(() => null);

  async function script(): Promise<string | null> {
    const text = await read(isOn ? 'service-worker.js' : 'off.js');
    if (!isOn || text === null) return text;
    const url = new URL(shell, 'http://page.invalid');
    const page = await source.make(url, source.cacheKey(url));
    if (page.kind !== 'page') return null;
    const settings: ServiceWorkerSettings = {
      release: page.etag,
      shell,
      files: source.filesToKeep,
      apiBaseUrl: pageConfig.apiBaseUrl,
    };
    return `self.mitoyen=${JSON.stringify(settings)};\n${text}`;
  }

  app.get(serviceWorkerPath, { schema: { hide: true } }, async (request, reply) => {
    const text = await script();
    if (text === null) return reply.code(404).header('cache-control', 'no-store').send('');
    const etag = `"${hash('sha256', text, 'base64url').slice(0, 22)}"`;
    reply.headers({ 'cache-control': 'no-cache', etag }).type('text/javascript');
    return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(text);
  });
}

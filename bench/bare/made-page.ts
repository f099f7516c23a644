import { fileURLToPath } from 'node:url';
import type {
  ApiAnswer,
  ApiTransport,
  PageBundle,
  PageConfig,
} from '@mitoyen/contract/core/page-rendering.ts';
import { bytesOf, compressPage } from '@mitoyen/server/src/core/rendering/finished-page.ts';
import { readPageBuild } from '@mitoyen/server/src/core/rendering/page-source.ts';
import type { BarePath } from './answer.ts';

const web = new URL('../../apps/web/dist/', import.meta.url);

/** The settings that a page of the product tells the browser. */
async function configOf(productUrl: string): Promise<PageConfig> {
  const html = await (await fetch(productUrl)).text();
  const state = /<script type="application\/json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '{}';
  return JSON.parse(state).config;
}

/** Calls the product the first time that something is asked for, and has it read and at hand from then on. */
function rememberingTransport(productUrl: string): ApiTransport {
  const known = new Map<string, ApiAnswer>();
  return async (path, init) => {
    let answer = known.get(path);
    if (!answer) {
      const asked = await fetch(productUrl + path, init);
      const text = await asked.text();
      const { ok, status, headers } = asked;
      answer = { ok, status, headers, body: null, text: async () => text, data: JSON.parse(text) };
      known.set(path, answer);
    }
    return answer;
  };
}

/** The product's own pages rendered with the data at hand, and compressed as the product does. */
export async function madePagePath(productUrl: string): Promise<BarePath> {
  const { createPageRenderer } = (await import(new URL('server/entry-server.js', web).href)) as PageBundle;
  const renderer = createPageRenderer({
    pageConfig: await configOf(productUrl),
    transport: rememberingTransport(productUrl),
    build: await readPageBuild(fileURLToPath(new URL('..', web))),
  });
  return async (path) => {
    const page = await renderer.render(new URL(path, 'http://page.invalid'));
    if (page.kind !== 'page' || page.status !== 200) return { status: 404, body: '' };
    return {
      headers: { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' },
      body: compressPage(bytesOf(page.html)),
    };
  };
}

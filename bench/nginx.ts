import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Server } from './checkouts.ts';
import { freePort, startProgram, stopProgram, untilReady } from './processes.ts';
import type { Side } from './workshop.ts';

/** The checkout's own site for nginx, with the names in capitals that are its reader's. */
const siteFile = 'ops/cdn/nginx.conf';

/** A side behind nginx's cache, as `ops/` sets it up. Debian: apt-get install nginx-light. */
export async function startNginx({ checkout, url, pids }: Side): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), 'mitoyen-bench-nginx-'));
  chmodSync(folder, 0o755);
  const port = await freePort();
  const site = readFileSync(join(checkout.folder, siteFile), 'utf8')
    .replaceAll('CACHE_FOLDER', join(folder, 'cache'))
    .replaceAll('SERVER_ADDRESS', new URL(url).host)
    .replaceAll('CACHE_LISTEN', `127.0.0.1:${port}`);
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const file = join(folder, 'nginx.conf');
  // nobody's connection is closed amid a run
  const http = 'access_log off; keepalive_requests 100000000;';
  writeFileSync(file, `${user} daemon off; pid ${folder}/pid; events {} http { ${http} ${site} }`);
  const child = startProgram('nginx', ['-p', folder, '-e', 'stderr', '-c', file], {});
  child.once('error', () => console.error('nginx is missing: apt-get install nginx-light'));
  await untilReady(`http://127.0.0.1:${port}/health/live`, child);
  return {
    url: `http://127.0.0.1:${port}`,
    pids: [child.pid ?? 0, ...pids],
    async stop() {
      await stopProgram(child);
      rmSync(folder, { recursive: true });
    },
  };
}

/** The bare server with these pages of a product. */
export async function startBarePage(productUrl: string, paths: readonly string[]): Promise<Server> {
  const port = await freePort();
  const program = fileURLToPath(new URL('./bare-page.ts', import.meta.url));
  const child = startProgram(process.execPath, [program, String(port), productUrl, ...paths], {});
  await untilReady(`http://127.0.0.1:${port}${paths[0]}`, child);
  return {
    url: `http://127.0.0.1:${port}`,
    pids: [child.pid ?? 0],
    stop: () => stopProgram(child),
  };
}

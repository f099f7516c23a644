import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort, type Server, serverOf, startProgram } from './processes.ts';
import type { Side } from './sides.ts';

/** A side behind nginx's cache, by its checkout's own `ops/cdn/nginx.conf`. Debian: apt-get install nginx-light. */
export async function startNginx({ name, checkout, url, pids }: Side): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), 'mitoyen-bench-nginx-'));
  chmodSync(folder, 0o755);
  const address = `127.0.0.1:${await freePort()}`;
  const site = readFileSync(join(checkout.folder, 'ops/cdn/nginx.conf'), 'utf8')
    .replaceAll('CACHE_FOLDER', join(folder, 'cache'))
    .replaceAll('SERVER_ADDRESS', new URL(url).host)
    .replaceAll('CACHE_LISTEN', address);
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  // no connection is closed amid a run
  const http = `access_log off; keepalive_requests 100000000; ${site}`;
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, `${user} daemon off; pid ${folder}/pid; events {} http { ${http} }`);
  const child = startProgram('nginx', ['-p', folder, '-e', 'stderr', '-c', file]);
  const nginx = await serverOf(name, child, `http://${address}`, '/health/live');
  const stop = async () => {
    await nginx.stop();
    rmSync(folder, { recursive: true });
  };
  return { ...nginx, pids: [...nginx.pids, ...pids], stop };
}

/** A bare server with these pages of a product. */
export async function startBarePage(productUrl: string, paths: readonly string[]): Promise<Server> {
  const port = String(await freePort());
  const program = fileURLToPath(new URL('./bare-page.ts', import.meta.url));
  const child = startProgram(process.execPath, [program, port, productUrl, ...paths]);
  return serverOf('bare node:http', child, `http://127.0.0.1:${port}`, paths[0] ?? '/');
}

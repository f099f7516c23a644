// The product with demo data, and both caches before it, each on a port of its own and as ops/cdn sets them up.
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, start } from '../lib/processes.mjs';

/** Where they keep data, caches and logs. */
export const folder = mkdtempSync(join(tmpdir(), 'mitoyen-cdn-'));
// the caches work as users of their own
chmodSync(folder, 0o755);
/** Enough for a page requested twice to be cached in between. */
export const pageSeconds = 20;
const [port, metrics, sandbox, nginxPort, varnishPort] = await Promise.all(
  Array.from({ length: 5 }, freePort),
);
export const direct = `http://127.0.0.1:${port}`;
export const caches = { nginx: `http://127.0.0.1:${nginxPort}`, varnish: `http://127.0.0.1:${varnishPort}` };
const filled = (file, values) =>
  Object.entries(values).reduce(
    (text, [name, value]) => text.replaceAll(name, value),
    readFileSync(new URL(file, import.meta.url), 'utf8'),
  );

export function startServer() {
  const env = {
    PATH: process.env.PATH,
    PORT: port,
    METRICS_PORT: metrics,
    SANDBOX_PORT: sandbox,
    DATA_DIR: join(folder, 'data'),
    TRUST_PROXY: 1,
    PUBLIC_URL: direct,
    READS_PER_ADDRESS: 0,
    CDN_PURGE_URL: `${caches.varnish}/.purge`,
    CDN_PURGE_TOKEN: 'token',
    CDN_PAGE_SECONDS: pageSeconds,
    FILES_PUBLIC_URL: caches.varnish,
  };
  return start(process.execPath, ['apps/server/dist/main.mjs'], { env, log: join(folder, 'server.log') });
}

export function startCaches() {
  const site = filled('nginx.conf', {
    CACHE_FOLDER: join(folder, 'nginx-cache'),
    SERVER_ADDRESS: `127.0.0.1:${port}`,
    CACHE_LISTEN: `127.0.0.1:${nginxPort}`,
  });
  const isRoot = process.getuid() === 0;
  const whole = `${isRoot ? 'user root;' : ''} daemon off; pid ${folder}/nginx.pid; events {} http { access_log off; ${site} }`;
  writeFileSync(join(folder, 'nginx.conf'), whole);
  start('nginx', ['-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf')], {
    log: join(folder, 'nginx.log'),
  });
  const vcl = filled('varnish.vcl', {
    SERVER_HOST: '127.0.0.1',
    SERVER_PORT: port,
    PURGER_ADDRESS: '127.0.0.1',
    PURGE_TOKEN: 'token',
  });
  writeFileSync(join(folder, 'site.vcl'), vcl);
  mkdirSync(join(folder, 'varnish'));
  const args = [
    '-F',
    '-n',
    join(folder, 'varnish'),
    '-a',
    `127.0.0.1:${varnishPort}`,
    '-f',
    join(folder, 'site.vcl'),
  ];
  start('varnishd', [...args, '-s', 'malloc,64m'], { log: join(folder, 'varnish.log') });
}

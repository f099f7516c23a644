// Two instances of the product with demo data on one database, and both caches before them, each on a port of its own and as
// ops/cdn sets them up.
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openWorkshop } from '../lib/own-product.mjs';
import { freePort, start, untilReady } from '../lib/processes.mjs';

/** Where they keep data, caches and logs. */
export const folder = mkdtempSync(join(tmpdir(), 'mitoyen-cdn-'));
// the caches work as users of their own
chmodSync(folder, 0o755);
/** What the product says of its pages by itself. */
export const pageSeconds = 60;
const [nginxPort, varnishPort, ...ports] = await Promise.all(Array.from({ length: 6 }, freePort));
const instances = [ports.slice(0, 2), ports.slice(2)].map(([port, sandbox]) => ({ port, sandbox }));
const urls = instances.map(({ port }) => `http://127.0.0.1:${port}`);
/** The first instance, without a cache. */
export const direct = urls[0];
export const caches = { nginx: `http://127.0.0.1:${nginxPort}`, varnish: `http://127.0.0.1:${varnishPort}` };
const filled = (file, values) =>
  Object.entries(values).reduce(
    (text, [name, value]) => text.replaceAll(name, value),
    readFileSync(new URL(file, import.meta.url), 'utf8'),
  );

let database;

/** Starts the database that both instances share. @returns what stops it. */
export async function startDatabase() {
  const workshop = await openWorkshop();
  database = await workshop.createDatabase('cdn');
  return workshop.close;
}

function startInstance({ port, sandbox }) {
  const env = {
    PATH: process.env.PATH,
    PORT: port,
    METRICS_PORT: 0,
    SANDBOX_PORT: sandbox,
    DATABASE_URL: database,
    DATA_DIR: join(folder, 'data'),
    SECRET_KEY: 'a secret of this script alone, long enough',
    DEMO_DATA: true,
    TRUST_PROXY: 1,
    PUBLIC_URL: direct,
    READS_PER_ADDRESS: 0,
    CDN_PURGE_URL: `${caches.varnish}/.purge`,
    CDN_PURGE_TOKEN: 'token',
    CDN_PAGE_SECONDS: pageSeconds,
    FILES_PUBLIC_URL: caches.varnish,
  };
  const log = join(folder, `server-${port}-${Date.now()}.log`);
  return start(process.execPath, ['apps/server/dist/main.mjs'], { env, log });
}

/** Resolves with both instances, once they answer. */
export async function startServers() {
  const started = instances.map(startInstance);
  await Promise.all(urls.map((url) => untilReady(`${url}/health/ready`)));
  return started;
}

export function startCaches() {
  const site = filled('nginx.conf', {
    CACHE_FOLDER: join(folder, 'nginx-cache'),
    'server SERVER_ADDRESS;': instances.map(({ port }) => `server 127.0.0.1:${port};`).join(' '),
    CACHE_LISTEN: `127.0.0.1:${nginxPort}`,
  });
  const isRoot = process.getuid() === 0;
  const whole = `${isRoot ? 'user root;' : ''} daemon off; pid ${folder}/nginx.pid; events {} http { access_log off; ${site} }`;
  writeFileSync(join(folder, 'nginx.conf'), whole);
  start('nginx', ['-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf')], {
    log: join(folder, 'nginx.log'),
  });
  const vcl = filled('varnish.vcl', {
    FIRST_HOST: '127.0.0.1',
    FIRST_PORT: instances[0].port,
    SECOND_HOST: '127.0.0.1',
    SECOND_PORT: instances[1].port,
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

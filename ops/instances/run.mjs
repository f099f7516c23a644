// One, two and four instances, each on a host of its own (network namespaces), behind ops/nginx's nginx on another, with
// PostgreSQL and the load generator on two more: `node ops/instances/run.mjs`, as root, after `npm run build`. Debian:
// apt-get install postgresql nginx-light iproute2 openssl. SECONDS (10) a figure, three rounds in turns. First it checks
// that four instances behave as one to their users. All hosts share this machine's processors, which bound the figures.
import { appendFile, chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { unreachedServices } from '../../apps/server/test/unreached-services.ts';
import { asOwner, credentials, programs, startPostgres } from '../lib/debian-postgres.mjs';
import { openNetwork } from '../lib/hosts.mjs';
import { repository } from '../lib/product.mjs';
import { check, run, script, temporaryFolder, until } from '../lib/run.mjs';

const seconds = Number(process.env.SECONDS ?? 10);
const rounds = 3;
const connections = 32;
const counts = [1, 2, 4];
const apps = ['app1', 'app2', 'app3', 'app4'];
const siteName = 'mitoyen.example';
const site = `https://${siteName}`;
const node = process.execPath;
const here = import.meta.dirname;

/** Seconds of processor that this machine spent on work so far. */
async function busySeconds() {
  const [, user, nice, system, , , irq, softirq] = (await readFile('/proc/stat', 'utf8'))
    .split(/\s+/)
    .map(Number);
  return (user + nice + system + irq + softirq) / 100;
}

async function startDatabase(network, folder) {
  const data = join(folder, 'postgres');
  await (await startPostgres(data)).stop();
  await appendFile(join(data, 'pg_hba.conf'), 'host all all all scram-sha-256\n');
  const settings = [
    '-c',
    'listen_addresses=*',
    '-c',
    `unix_socket_directories=${data}`,
    '-c',
    'max_connections=200',
  ];
  const [command, args] = asOwner(join(programs(), 'postgres'), ['-D', data, ...settings]);
  network.start('db', [command, ...args]);
  await until(() => network.run('db', [join(programs(), 'pg_isready'), '-h', 'db']));
}

/** ops/nginx's configuration before so many instances; told again, it takes other instances. */
async function startProxy(network, folder) {
  const file = (name) => join(folder, name);
  await run('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
    ...['-days', '2', '-subj', `/CN=${siteName}`, '-addext', `subjectAltName=DNS:${siteName}`],
    ...['-keyout', file('site.key'), '-out', file('site.pem')],
  ]);
  const shipped = await readFile(join(repository, 'ops/nginx/mitoyen.conf'), 'utf8');
  const write = async (count) => {
    const servers = apps.slice(0, count).map((app) => `server ${app}:3000 max_fails=1 fail_timeout=2s;`);
    const filled = shipped
      .replace('server 127.0.0.1:3001 max_fails=1 fail_timeout=2s;', servers.join(' '))
      .replace('server 127.0.0.1:3002 max_fails=1 fail_timeout=2s;', '')
      .replace('/var/cache/mitoyen-pages', file('pages'))
      .replaceAll(`/etc/letsencrypt/live/${siteName}/fullchain.pem`, file('site.pem'))
      .replaceAll(`/etc/letsencrypt/live/${siteName}/privkey.pem`, file('site.key'));
    const whole = `user root; daemon off; pid ${file('nginx.pid')}; events { worker_connections 2048; } http { access_log off; ${filled} }`;
    await writeFile(file('nginx.conf'), whole);
  };
  await write(counts.at(-1));
  network.start(siteName, ['nginx', '-p', folder, '-e', 'stderr', '-c', file('nginx.conf')]);
  return {
    certificate: file('site.pem'),
    async passTo(count) {
      await write(count);
      process.kill(Number(await readFile(file('nginx.pid'), 'utf8')), 'SIGHUP');
      await new Promise((resolve) => setTimeout(resolve, 1000));
    },
  };
}

await script(async () => {
  for (const command of ['psql --version', 'nginx -v 2>&1', 'node --version'])
    console.log(`       ${(await run('sh', ['-c', command])).trim()}`);
  const folder = await temporaryFolder('instances');
  await chmod(folder, 0o755);
  const network = await openNetwork(folder, ['db', ...apps, siteName, 'load']);
  await startDatabase(network, folder);
  const env = {
    ...unreachedServices,
    STRIPE_SECRET_KEY: 'sk_test_none',
    STRIPE_WEBHOOK_SECRET: 'whsec_none',
    STRIPE_API_URL: 'http://127.0.0.1:9',
    PORT: '3000',
    METRICS_PORT: '0',
    DATABASE_URL: `postgres://${credentials.user}:${credentials.password}@db:5432/mitoyen`,
    DATA_DIR: join(folder, 'data'),
    SECRET_KEY: 'a secret of this script alone, long enough',
    PUBLIC_URL: site,
    TRUST_PROXY: '1',
    CDN_PAGE_SECONDS: '2',
    ADDRESS_CONFIRMATION: 'off',
    DEMO_DATA: 'false',
    READS_PER_ADDRESS: '0',
    NAMES_PER_10_MIN: '0',
    NAMES_PER_DAY: '0',
    CONVERSATIONS_PER_DAY_JOBSEEKER: '100000',
    SHED_FROM_MS: '30000',
    LOG_LEVEL: 'warn',
  };
  await mkdir(env.DATA_DIR);
  const curl = ['curl', '-sf', '-m', '5', '-o', '/dev/null'];
  const servers = [];
  for (const app of apps) {
    servers.push(network.start(app, [node, join(repository, 'apps/server/dist/main.mjs')], { env }));
    await until(() => network.run('load', [...curl, `http://${app}:3000/health/ready`]), 120).catch(
      (error) => {
        throw new Error(`${app} is not ready: ${servers.at(-1).output()}`, { cause: error });
      },
    );
  }
  const seed = ['env', `DATABASE_URL=${env.DATABASE_URL}`, `DATA_DIR=${join(folder, 'seed')}`];
  const words = ['SECRET_KEY=x'.padEnd(50, 'x'), node, join(repository, 'scripts/run-command.mjs'), 'seed'];
  await network.run('load', [...seed, ...words, '--profiles', '2000']);
  const proxy = await startProxy(network, folder);
  const trusted = ['env', `NODE_EXTRA_CA_CERTS=${proxy.certificate}`];
  await until(
    () => network.run('load', [...curl, '--cacert', proxy.certificate, `${site}/health/ready`]),
    30,
  );

  const urls = apps.map((app) => `http://${app}:3000`);
  const agreed = await network
    .run('load', [...trusted, node, join(here, 'agree.mjs'), site, ...urls])
    .catch((error) => {
      process.exitCode = 1;
      return error.message;
    });
  console.log(agreed.trimEnd());

  const talkers = JSON.parse(
    await network.run('load', [...trusted, node, join(here, 'make-calls.mjs'), site, folder]),
  );
  const figures = new Map();
  for (let round = 0; round < rounds; round += 1)
    for (const kind of talkers.kinds)
      for (const count of counts) {
        await proxy.passTo(count);
        const [busy, begun] = [await busySeconds(), performance.now()];
        const answer = await network.run('load', [
          ...[...trusted, node, join(here, 'load.mjs'), site, String(seconds), String(connections)],
          join(folder, `${kind}.json`),
        ]);
        const cores = ((await busySeconds()) - busy) / ((performance.now() - begun) / 1000);
        const key = `${kind} ${count}`;
        figures.set(key, [...(figures.get(key) ?? []), { ...JSON.parse(answer), cores }]);
      }
  const middle = (numbers) => numbers.toSorted((one, other) => one - other)[numbers.length >> 1];
  console.log('| answers a second, p99 | one instance | two | four |\n| --- | --- | --- | --- |');
  for (const kind of talkers.kinds) {
    const cells = counts.map((count) => {
      const of = (name) => middle(figures.get(`${kind} ${count}`).map((figure) => figure[name]));
      return `${of('perSecond').toFixed(0)}, ${of('p99')} ms, ${of('cores').toFixed(1)} cores`;
    });
    console.log(`| ${kind} | ${cells.join(' | ')} |`);
  }
  const all = [...figures.values()].flat();
  const failed = all.reduce((sum, { non2xx, errors }) => sum + non2xx + errors, 0);
  check('every answer is right', failed === 0, `${failed} are not`);
  const share = middle(all.map(({ cores }) => cores));
  console.log(
    `       ${cpus().length} cores for all hosts, ${share.toFixed(1)} of them busy: they bound what more instances give`,
  );
});

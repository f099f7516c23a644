// Starts the services of `compose.yml` without Docker, each on a host of its own with the settings that stand there: the
// product's image by runc, PostgreSQL, Caddy and Prometheus by Debian's programs, s3rver in place of the S3 store.
// Grafana is not in Debian: its files are read alone.
//   node ops/docker/run.mjs --store FOLDER
// FOLDER holds the image, made there by ops/image/run.mjs or now. As root on Debian bookworm: apt-get install buildah runc
// debootstrap postgresql caddy prometheus iproute2 curl. Two minutes with an image that is there.
import '../../scripts/lib/require-node.mjs';
import { appendFile, chmod, copyFile, mkdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildImage, readImage } from '../image/build.mjs';
import { startContainer } from '../image/container.mjs';
import { productionSettings } from '../image/settings.mjs';
import { openStore } from '../image/store.mjs';
import { asOwner, credentials, programs, startPostgres } from '../lib/debian-postgres.mjs';
import { openNetwork } from '../lib/hosts.mjs';
import { installTools } from '../lib/npm-tools.mjs';
import { check, script, temporaryFolder, until } from '../lib/run.mjs';

const { values } = parseArgs({ options: { store: { type: 'string' } } });
const tag = 'localhost/mitoyen:built';
const here = import.meta.dirname;

/** What an operator writes into `.env`. A name below localhost has Caddy make its own certificate. */
const given = {
  SITE_HOST: 'mitoyen.localhost',
  POSTGRES_PASSWORD: credentials.password,
  STORE_PASSWORD: 'another-long-word',
  GRAFANA_PASSWORD: 'a-third-one',
};

/** `compose.yml` with the values of `.env` put in. */
async function readCompose(yaml) {
  const text = await readFile(join(here, 'compose.yml'), 'utf8');
  const filled = text.replace(/\$\{(\w+)(?::\?[^}]*)?\}/g, (_, name) => {
    if (!given[name]) throw new Error(`compose.yml asks for ${name}`);
    return given[name];
  });
  return yaml.parse(filled).services;
}

/** Puts the files that a service is given into a folder. @returns the place in the service where that belongs. */
async function placeFiles({ volumes }, folder) {
  const files = volumes.map((volume) => volume.split(':')).filter(([source]) => source.startsWith('.'));
  await mkdir(folder);
  for (const [source, place] of files) await copyFile(join(here, source), join(folder, basename(place)));
  const [[, place]] = files;
  return { [dirname(place)]: folder };
}

const s3 = (folder, { ROOT_ACCESS_KEY, ROOT_SECRET_KEY }) => `
  const [S3rver, account] = [require('s3rver'), require('s3rver/lib/models/account')];
  account.DUMMY_ACCOUNT.createKeyPair('${ROOT_ACCESS_KEY}', '${ROOT_SECRET_KEY}');
  new S3rver({ address: '0.0.0.0', port: 7070, directory: '${folder}', vhostBuckets: false, configureBuckets: [{ name: 'mitoyen' }] }).run();
`;

await script(async () => {
  const store = await openStore(values.store);
  const folder = await temporaryFolder('compose');
  await chmod(folder, 0o755);
  await buildImage(store, tag);
  const { settings: image } = await readImage(store, tag);
  const { root } = await store.rootOf(tag);
  const { modules, load } = await installTools(join(folder, 'tools'), 's3rver@3', 'yaml@2');
  const services = await readCompose(load('yaml'));
  const names = Object.keys(services);
  const network = await openNetwork(folder, [...names, 'visitor']);

  // as PostgreSQL's image makes it: a role and a database from the settings, a password for remote clients
  const { POSTGRES_USER, POSTGRES_DB } = services.postgres.environment;
  check(
    'postgres: role and database are those of DATABASE_URL',
    new URL(services.app1.environment.DATABASE_URL).href.includes(
      `//${POSTGRES_USER}:${given.POSTGRES_PASSWORD}@postgres:5432/${POSTGRES_DB}`,
    ),
  );
  const data = join(folder, 'postgres');
  await (await startPostgres(data)).stop();
  await appendFile(join(data, 'pg_hba.conf'), 'host all all all scram-sha-256\n');
  const settings = ['-c', 'listen_addresses=*', '-c', `unix_socket_directories=${data}`];
  const [command, args] = asOwner(join(programs(), 'postgres'), ['-D', data, ...settings]);
  network.start('postgres', [command, ...args]);
  const [isReady, ...readyArgs] = services.postgres.healthcheck.test.slice(1);
  await until(() => network.run('postgres', [join(programs(), isReady), ...readyArgs, '-h', 'postgres']));
  check('postgres: its health check says so', true);

  await mkdir(join(folder, 's3'));
  network.start('store', [process.execPath, '-e', s3(join(folder, 's3'), services.store.environment)], {
    env: { NODE_PATH: modules },
  });
  await until(() => network.run('visitor', ['curl', '-s', '-m', '2', 'http://store:7070/']));

  const apps = {};
  for (const name of ['app1', 'app2']) {
    const { environment, read_only, cap_drop, stop_grace_period } = services[name];
    check(
      `${name}: read-only, without rights, ${stop_grace_period} to stop`,
      read_only && cap_drop[0] === 'ALL',
    );
    const env = { ...productionSettings, ...environment };
    const options = { root, image, env, hosts: network.hosts, network: network.pathOf(name) };
    const start = (at) => startContainer({ folder: join(folder, `${name}-${at}`), ...options });
    apps[name] = { start, container: await start(0) };
  }
  const ask = (path, ...options) => network.run('visitor', ['curl', '-s', '-m', '10', ...options, path]);
  const ready = (name) => until(() => ask(`http://${name}:3000/health/ready`, '-f', '-o', '/dev/null'), 120);
  for (const name of Object.keys(apps)) {
    await ready(name).catch(() => check(`${name} is ready`, false, apps[name].container.output()));
    check(
      `${name}: its health check says so`,
      (await apps[name].container.exec(...image.Healthcheck.Test.slice(1))) === 0,
    );
  }

  const caddyfile = join(here, '../caddy/Caddyfile');
  network.start('caddy', ['caddy', 'run', '--adapter', 'caddyfile', '--config', caddyfile], {
    env: {
      ...services.caddy.environment,
      HOME: folder,
      XDG_DATA_HOME: join(folder, 'caddy'),
      XDG_CONFIG_HOME: join(folder, 'caddy'),
    },
  });
  const certificate = join(folder, 'caddy/caddy/pki/authorities/local/root.crt');
  const site = `https://${given.SITE_HOST}`;
  const visit = (path, ...options) =>
    ask(
      `${site}${path}`,
      '--fail-with-body',
      '--cacert',
      certificate,
      '--resolve',
      `${given.SITE_HOST}:443:${network.addressOf('caddy')}`,
      ...options,
    );
  const home = await until(() => visit('/'));
  check('caddy: the home page comes by https', home.includes('<html'));
  const account = JSON.parse(
    await visit(
      '/api/register',
      '--json',
      JSON.stringify({ email: 'camille@exemple.fr', password: 'charpente7bois', name: 'Camille Durand' }),
    ),
  );
  const picture = join(here, '../../docs/screenshot-directory.png');
  const bearer = `Authorization: Bearer ${account.token}`;
  const { url } = JSON.parse(
    await visit('/api/upload/avatar', '-H', bearer, '-F', `avatar=@${picture};type=image/png`),
  );
  const seen = await Promise.all(
    Object.keys(apps).map((name) =>
      ask(
        `http://${name}:3000${new URL(url, site).pathname}`,
        '-o',
        '/dev/null',
        '-w',
        '%{http_code}',
        '-H',
        `Host: ${given.SITE_HOST}`,
      ),
    ),
  );
  check(
    'store: a picture sent to one server is shown by both',
    seen.every((code) => code === '200'),
    seen.join(' '),
  );

  const from = performance.now();
  const code = await apps.app1.container.stop();
  check(
    'app1 ends by itself within stop_grace_period',
    code === 0,
    `${((performance.now() - from) / 1000).toFixed(1)} s`,
  );
  const answers = [];
  for (let count = 0; count < 20; count++)
    answers.push(await visit('/api/profiles', '-o', '/dev/null', '-w', '%{http_code}').catch(() => 'failed'));
  check(
    'caddy: app2 alone answers everybody',
    answers.every((answer) => answer === '200'),
    `${answers.length} calls`,
  );
  await apps.app1.start(1);
  await ready('app1');

  network.start(
    'prometheus',
    [
      'prometheus',
      '--config.file=/etc/prometheus/prometheus.yml',
      `--storage.tsdb.path=${folder}/prometheus`,
      '--web.listen-address=0.0.0.0:9090',
    ],
    {
      files: await placeFiles(services.prometheus, join(folder, 'etc-prometheus')),
    },
  );
  const api = async (path) => JSON.parse(await ask(`http://prometheus:9090/api/v1/${path}`)).data;
  await until(async () => {
    const { activeTargets } = await api('targets');
    const up = activeTargets.filter(({ health }) => health === 'up');
    if (up.length !== 2) throw new Error(JSON.stringify(activeTargets.map(({ lastError }) => lastError)));
  }, 60);
  check('prometheus: it reads the figures of both servers', true);
  const { groups } = await api('rules');
  const rules = groups.flatMap((group) => group.rules);
  check(
    'prometheus: its alert rules are healthy',
    rules.length > 0 && rules.every(({ health }) => health !== 'err'),
    `${rules.length} rules`,
  );
  const dashboard = JSON.parse(await readFile(join(here, '../monitoring/dashboard.json'), 'utf8'));
  const source = load('yaml').parse(await readFile(join(here, 'grafana-source.yml'), 'utf8'));
  check(
    'grafana: its source is where Prometheus answers, its dashboard is JSON',
    source.datasources[0].url === 'http://prometheus:9090' && dashboard.panels.length > 0,
    'not started',
  );
});

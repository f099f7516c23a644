import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../scripts/lib/run.mjs';
import { installTools } from '../lib/npm-tools.mjs';
import { check, run, temporaryFolder } from '../lib/run.mjs';

const at = (path) => join(root, 'ops', path);
const read = (path) => readFile(join(root, path), 'utf8');

async function passes(what, work) {
  const said = await work().then(
    () => '',
    (error) => error.message,
  );
  check(what, said === '', said.slice(0, 800));
}

async function checkDockerfile() {
  const text = await read('Dockerfile');
  const last = text.slice(text.lastIndexOf('\nFROM '));
  check('Dockerfile: two stages', text.match(/^FROM /gm)?.length === 2);
  for (const word of ['USER node', 'HEALTHCHECK', 'NODE_ENV=production', 'STOPSIGNAL SIGTERM'])
    check(`Dockerfile: ${word}`, last.includes(word));
  const tags = [...text.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
  check(
    'Dockerfile: images are named by version',
    tags.every((image) => /:\d/.test(image)),
    tags.join(' '),
  );
}

async function checkNginx() {
  const folder = await temporaryFolder('nginx');
  const pair = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'cert.pem')];
  await run('openssl', [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-subj',
    '/CN=mitoyen.example',
    ...pair,
  ]);
  const site = (await read('ops/nginx/mitoyen.conf'))
    .replace(/\/etc\/letsencrypt\S*fullchain.pem/, join(folder, 'cert.pem'))
    .replace(/\/etc\/letsencrypt\S*privkey.pem/, join(folder, 'key.pem'))
    .replace('/var/cache/mitoyen-pages', join(folder, 'cache'));
  await writeFile(
    join(folder, 'nginx.conf'),
    `pid ${folder}/pid; events {} http { access_log off; ${site} }`,
  );
  await passes('nginx -t', () =>
    run('nginx', ['-t', '-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf')]),
  );
}

async function checkUnits() {
  // what they start is not installed here: any program stands for it
  const folder = await temporaryFolder('units');
  for (const name of await readdir(at('systemd'))) {
    const unit = (await read(`ops/systemd/${name}`)).replace(/^ExecStart=\S+/m, 'ExecStart=/bin/true');
    await writeFile(join(folder, name), unit);
    const asked = name.replace('@.', '@3001.');
    if (asked !== name) await copyFile(join(folder, name), join(folder, asked));
    await passes(`systemd-analyze verify ${name}`, async () => {
      const said = await run('systemd-analyze', ['verify', '--man=no', join(folder, asked)]);
      if (said.includes(folder)) throw new Error(said);
    });
  }
}

/** By Compose's own schema, which dclint brings along. Caddy listens for everybody; dclint's taste in order is not asked. */
async function checkCompose() {
  const { modules } = await installTools(await temporaryFolder('compose'), 'dclint@3.1.0');
  const program = join(modules, 'dclint/bin/dclint.cjs');
  await passes("docker/compose.yml: Compose's schema", () =>
    run(process.execPath, [
      ...[program, at('docker/compose.yml'), '--quiet'],
      ...['--disable-rule', 'no-unbound-port-interfaces'],
    ]),
  );
}

/** By Compose itself, which reads the file without a daemon; Debian's, 1.29, knows all of it but the project's name. */
async function checkComposeConfig() {
  const folder = await temporaryFolder('compose-config');
  const file = join(folder, 'compose.yml');
  const text = await read('ops/docker/compose.yml');
  await writeFile(file, text.replace(/^name: .*$/m, ''));
  const config = () => run('docker-compose', ['-f', file, 'config']);
  await writeFile(join(folder, '.env'), '');
  const refused = await config().catch((error) => error.message);
  check('docker-compose config: a value that is missing is named', /a long word/.test(refused));
  const asked = new Set([...text.matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name));
  await writeFile(join(folder, '.env'), [...asked].map((name) => `${name}=${name.toLowerCase()}`).join('\n'));
  await passes('docker-compose config: whole, with each value put in', async () => {
    const said = await config();
    const given = [...asked].filter((name) => !said.includes(name.toLowerCase()));
    if (given.length > 0 || said.includes('${')) throw new Error(`not put in: ${given.join(', ')}\n${said}`);
    for (const service of ['app1', 'app2', 'postgres', 'store', 'caddy', 'prometheus', 'grafana'])
      if (!new RegExp(`^  ${service}:`, 'm').test(said)) throw new Error(`${service} is missing`);
  });
}

const rules =
  '{extends: default, rules: {line-length: disable, document-start: disable, braces: disable, comments: disable, empty-lines: disable, trailing-spaces: disable, indentation: disable}}';
/** Reads every file that operators copy, by the program it is for where Debian has that; the chart: ops/helm/run.mjs. */
export async function checkFiles() {
  await checkDockerfile();
  await checkNginx();
  await passes('caddy validate', () =>
    run('caddy', ['validate', '--adapter', 'caddyfile', '--config', at('caddy/Caddyfile')], {
      env: { SITE_HOST: 'mitoyen.example', SERVERS: '127.0.0.1:3001 127.0.0.1:3002' },
    }),
  );
  await checkUnits();
  await checkCompose();
  await checkComposeConfig();
  for (const path of [
    'docker/compose.yml',
    'docker/prometheus.yml',
    'docker/grafana-source.yml',
    'docker/grafana-dashboards.yml',
    'helm/mitoyen/Chart.yaml',
    'helm/mitoyen/values.yaml',
  ])
    await passes(`${path}: YAML`, () => run('yamllint', ['-d', rules, at(path)]));
}

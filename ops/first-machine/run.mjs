// Follows docs/operations/first-machine.md in a Debian that has nothing but systemd: each block of `sh` as it stands there,
// one after the other in one shell, as a person types them.
//   node ops/first-machine/run.mjs
// As root on Debian bookworm: apt-get install debootstrap systemd-container; ports 80, 443, 3001, 4001, 5432 and 9090 free;
// npm's registry. What is committed is built there. Fifteen minutes.
import '../../scripts/lib/require-node.mjs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { root as repository } from '../../scripts/lib/run.mjs';
import { installDebian } from '../lib/debian.mjs';
import { bootMachine } from '../lib/machine.mjs';
import { atEnd, check, run, script } from '../lib/run.mjs';
import { readBlocks } from './guide.mjs';

const taken = [80, 443, 3001, 4001, 5432, 9090];

/** What its reader does between the blocks, or what stands here for what only they have. */
const between = {
  // the sources
  2: ['SOURCE=/source'],
  // certbot's certificate
  6: [
    'install -d "/etc/letsencrypt/live/$SITE"',
    'cd "/etc/letsencrypt/live/$SITE"',
    'openssl req -x509 -newkey rsa:2048 -nodes -subj "/CN=$SITE" -addext "subjectAltName=DNS:$SITE" -keyout privkey.pem -out fullchain.pem 2>&1',
    'export CURL_CA_BUNDLE="$PWD/fullchain.pem"',
    'cd /root',
  ],
  // registering on the page
  7: [
    `curl -fsS --resolve "$SITE:443:127.0.0.1" -H 'content-type: application/json' -o /dev/null -d '{"name":"Camille Durand","email":"camille@exemple.fr","password":"charpente7bois"}' "https://$SITE/api/register"`,
  ],
};
/** A folder for the bucket. */
const withoutBucket = [
  'install -d -o postgres -g postgres /var/lib/pgbackrest',
  "sed -i -E '/_S3_/d' /var/lib/postgresql/pgbackrest.env",
  "printf 'PGBACKREST_REPO1_TYPE=posix\\nPGBACKREST_REPO1_PATH=/var/lib/pgbackrest\\n' >>/var/lib/postgresql/pgbackrest.env",
];

async function isFree(port) {
  const server = createServer().listen(port);
  const isOpen = await Promise.race([
    once(server, 'listening').then(() => true),
    once(server, 'error').then(() => false),
  ]);
  server.close();
  return isOpen;
}

/** The blocks as one script, which says where it is. */
function scriptOf(blocks) {
  const lines = ['set -euo pipefail', 'export DEBIAN_FRONTEND=noninteractive'];
  const begun = new Set();
  for (const [index, { lines: own, section, note }] of blocks.entries()) {
    if (!begun.has(section)) lines.push(...(between[section] ?? []));
    begun.add(section);
    if (note === 'bucket') lines.push(...withoutBucket);
    lines.push(`echo "=== ${section}.${index + 1} ${own[0].replaceAll(/["$`\\]/g, '')}"`, ...own);
  }
  return `${lines.join('\n')}\necho "=== end"\n`;
}

await script(async () => {
  for (const port of taken) if (!(await isFree(port))) throw new Error(`something listens on port ${port}`);
  const folder = await mkdtemp('/var/tmp/mitoyen-first-machine-');
  atEnd(() => rm(folder, { recursive: true, force: true }));
  const guide = await readFile(join(repository, 'docs/operations/first-machine.md'), 'utf8');
  const source = join(folder, 'source');
  await run('git', ['clone', '--quiet', '--bare', repository, source]);
  const debian = join(folder, 'debian');
  await installDebian(debian, 'systemd', 'systemd-sysv', 'ca-certificates');
  // the same mirrors as this machine's, for apt and npm, and whom it trusts
  await cp('/etc/apt/sources.list.d', join(debian, 'etc/apt/sources.list.d'), { recursive: true });
  await writeFile(join(debian, 'etc/apt/sources.list'), '');
  // nothing there outlives this script
  await writeFile(join(debian, 'etc/dpkg/dpkg.cfg.d/unsafe-io'), 'force-unsafe-io\n');
  const registry = (await run('npm', ['config', 'get', 'registry'], { cwd: '/' })).trim();
  const trusted = '/etc/ssl/certs/ca-certificates.crt';
  await cp(trusted, join(debian, trusted));
  await writeFile(join(debian, 'root/.npmrc'), `registry=${registry}\ncafile=${trusted}\n`);
  await writeFile(join(debian, 'root/guide.sh'), scriptOf(readBlocks(guide)));
  const machine = await bootMachine(debian, { binds: [`${source}:/source`] });

  const child = spawn(...(await machine.commandInside('bash', '/root/guide.sh')), {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = [];
  let step = 'the beginning';
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', (line) => {
      said.push(line);
      if (!line.startsWith('=== ')) return;
      step = line.slice(4);
      if (step !== 'end') console.log(`       ${step}`);
    });
  const [code] = await once(child, 'close');
  if (code !== 0) console.log(said.slice(-40).join('\n'));
  check('every command of the guide does what it says', code === 0, code === 0 ? '' : `stopped at ${step}`);
  if (code !== 0) {
    const log = await machine.inside(
      'journalctl',
      '--no-pager',
      '-o',
      'cat',
      '-u',
      'mitoyen@3001',
      '-n',
      '30',
    );
    console.log(log);
    return;
  }
  // what ends with 1 there all the same, for want of a mail account
  const asked = said.find((line) => /S3_BUCKET or DATA_DIR: files can be written/.test(line));
  check('its commands run with the settings of its units', asked !== undefined, asked ?? '');
  const page = await machine.inside(
    'curl',
    '-sk',
    '--resolve',
    'mitoyen.example:443:127.0.0.1',
    'https://mitoyen.example/',
  );
  check('the site answers by https', page.includes('<title>'), /<title>(.*?)<\/title>/.exec(page)?.[1]);
  const operators = await machine.inside(
    'runuser',
    '-u',
    'postgres',
    '--',
    'psql',
    '-Atc',
    'select email from users where is_operator',
    'mitoyen',
  );
  check('its first operator is one', operators.trim() === 'camille@exemple.fr', operators.trim());
  const stamped = await machine.inside('ls', '/var/lib/postgresql');
  check('a backup is whole, and stamped', stamped.includes('last-backup'));
  const figures = await machine.inside('curl', '-s', 'http://127.0.0.1:4001/metrics');
  const stamp = /^mitoyen_backup_timestamp_seconds\{[^}]*\} (\S+)/m.exec(figures)?.[1];
  check('its figures tell when that was', Number(stamp) > 1e9, stamp);
});

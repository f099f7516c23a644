// Upgrades two servers from an older commit to this one and goes back, as operators do: install-release.sh under a real
// systemd, nginx before them, one database kept, requests at a steady pace all the while. Each has to be answered, each
// acknowledged message to be there once, and a tab that is open to find its release's files.
//   node ops/upgrade/run.mjs COMMIT [--per-second 40]
// As root on Debian bookworm: apt-get install debootstrap systemd-container nginx-light postgresql; a build of this commit
// (npm run build). COMMIT is built in a worktree of its own. s3rver comes from npm's registry. Ten minutes.
import '../../scripts/lib/require-node.mjs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root as repository } from '../../scripts/lib/run.mjs';
import { startStore } from '../image/outside.mjs';
import { productionSettings } from '../image/settings.mjs';
import { startPostgres } from '../lib/debian-postgres.mjs';
import { installTools } from '../lib/npm-tools.mjs';
import { atEnd, check, freePort, run, script, temporaryFolder } from '../lib/run.mjs';
import { findLost, makeTalks, sendSteadily } from '../rolling-restart/load.mjs';
import { openMachine } from './machine.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'per-second': { type: 'string', default: '40' }, packaged: { type: 'string' } },
});
const [commit] = positionals;
const site = 'mitoyen.example';

/** The folder that production runs, of another commit. */
async function packageOf(commit, folder) {
  const worktree = join(folder, 'worktree');
  await run('git', ['worktree', 'add', '--detach', worktree, commit], { cwd: repository });
  atEnd(() => run('git', ['worktree', 'remove', '--force', worktree], { cwd: repository }));
  const npm = (...args) => run('nice', ['npm', ...args], { cwd: worktree });
  await npm('ci', '--include=dev', '--no-audit', '--no-fund', '--prefer-offline');
  await npm('run', 'build');
  await npm('run', 'package', '--', join(folder, 'old'));
  return join(folder, 'old');
}

/** An archive as `npm run release` makes it, with its sum beside it. */
async function archiveOf(tree, version, folder) {
  const name = `mitoyen-${version}-linux-x64.tar.gz`;
  await run('tar', [
    '-czf',
    join(folder, name),
    '--transform',
    `s,^\\.,mitoyen-${version},`,
    '-C',
    tree,
    '.',
  ]);
  await appendFile(join(folder, 'SHA256SUMS'), await run('sha256sum', [name], { cwd: folder }));
  return name;
}

/** The settings of `ops/nginx/mitoyen.conf` that restarts rest on. */
const nginxConfig = (folder, port, ports) => `
${process.getuid() === 0 ? 'user root;' : ''} daemon off; pid ${folder}/nginx.pid; worker_processes 1;
events {}
http {
  access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
  upstream mitoyen {
    least_conn;
    ${ports.map((each) => `server 127.0.0.1:${each} max_fails=1 fail_timeout=2s;`).join(' ')}
    keepalive 64;
  }
  proxy_http_version 1.1;
  proxy_set_header Connection "";
  proxy_set_header Host ${site};
  proxy_set_header X-Forwarded-For $remote_addr;
  proxy_set_header X-Forwarded-Proto https;
  proxy_next_upstream error timeout http_503;
  proxy_next_upstream_tries 2;
  server { listen 127.0.0.1:${port}; location / { proxy_pass http://mitoyen; } }
}
`;

async function startNginx(folder, port, ports) {
  await mkdir(folder);
  await writeFile(join(folder, 'nginx.conf'), nginxConfig(folder, port, ports));
  const options = ['-p', folder, '-e', join(folder, 'error.log'), '-c', join(folder, 'nginx.conf')];
  const child = spawn('nginx', options, { stdio: 'ignore' });
  const ended = once(child, 'exit');
  atEnd(async () => {
    child.kill();
    await ended;
  });
}

/** How the servers answer for each of a release's files. */
async function askForFiles(tree, ports) {
  const files = await readdir(join(tree, 'apps/web/dist/client/assets'));
  const names = files.filter((name) => !/\.(br|gz)$/.test(name));
  const statuses = {};
  for (const port of ports)
    for (const name of names) {
      const answer = await fetch(`http://127.0.0.1:${port}/assets/${name}`);
      await answer.body?.cancel();
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
    }
  const told = Object.entries(statuses).map(([status, count]) => `${count} times ${status}`);
  return { hasAll: Object.keys(statuses).join() === '200', told: told.join(', ') };
}

await script(async () => {
  if (!commit) throw new Error('Usage: node ops/upgrade/run.mjs COMMIT');
  const folder = await mkdtemp('/var/tmp/mitoyen-upgrade-');
  atEnd(() => rm(folder, { recursive: true, force: true }));
  const data = await temporaryFolder('upgrade');
  await chmod(data, 0o755);
  const trees = { old: values.packaged ?? (await packageOf(commit, folder)), new: join(folder, 'new') };
  await run('npm', ['run', 'package', '--', trees.new], { cwd: repository });

  const { modules } = await installTools(join(folder, 'tools'), 's3rver@3');
  const postgres = await startPostgres(join(data, 'postgres'));
  atEnd(() => postgres.stop());
  await mkdir(join(data, 'bucket'));
  const bucket = await startStore(modules, join(data, 'bucket'), await freePort(), 'mitoyen');
  const [port, ...ports] = [await freePort(), await freePort(), await freePort()];
  const machine = await openMachine(join(folder, 'machine'), {
    ...productionSettings,
    ...bucket.settings,
    DATABASE_URL: postgres.url,
    METRICS_PORT: '0',
    READS_PER_ADDRESS: '0',
    // nginx keeps its connections
    STOP_WAIT_MS: '1000',
  });
  const archives = {};
  for (const [name, version] of [
    ['old', '0.1.0'],
    ['new', '0.2.0'],
  ])
    archives[name] = await archiveOf(trees[name], version, machine.at('opt'));
  const units = ports.map((each) => `mitoyen@${each}`);
  const install = async (what) => {
    const said = await machine.inside('sh', '/opt/install-release.sh', what, ...units);
    console.log(`       ${said.trim().replaceAll('\n', '; ')}`);
  };
  await install(`/opt/${archives.old}`);
  check('the older release runs as units of systemd', true, units.join(' '));

  await startNginx(join(folder, 'nginx'), port, ports);
  const base = `http://127.0.0.1:${port}`;
  const talks = await makeTalks(`http://127.0.0.1:${ports[0]}`, 20);
  let isOver = false;
  const sending = sendSteadily({ base, talks, perSecond: Number(values['per-second']), until: () => isOver });
  const pause = () => new Promise((resolve) => setTimeout(resolve, 5000));
  try {
    await pause();
    await install(`/opt/${archives.new}`);
    const ofOld = await askForFiles(trees.old, ports);
    check('after the upgrade, an open tab of the older release finds its files', ofOld.hasAll, ofOld.told);
    await pause();
    await install('--back');
    const ofNew = await askForFiles(trees.new, ports);
    check('after going back, an open tab of the newer release finds its files', ofNew.hasAll, ofNew.told);
    await pause();
  } finally {
    isOver = true;
  }
  const outcomes = await sending;
  if (process.exitCode)
    console.error(
      (await machine.inside('journalctl', '--no-pager', '-o', 'cat', '-u', 'mitoyen@*')).slice(-6000),
    );
  const { acknowledged, lost, doubled } = await findLost(base, talks);
  const failed = [...outcomes].filter(([outcome]) => !/ 20[01]$/.test(outcome));
  const all = [...outcomes.values()].reduce((sum, count) => sum + count, 0);
  check(
    'every request was answered',
    failed.length === 0,
    `${all} requests${failed.map(([outcome, count]) => `, ${count} ${outcome}`).join('')}`,
  );
  check(
    'every acknowledged message is there once',
    lost.length + doubled.length === 0,
    `${acknowledged} acknowledged, ${lost.length} lost, ${doubled.length} doubled`,
  );
});

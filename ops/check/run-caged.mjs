import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { unreachedServices } from '../../apps/server/test/unreached-services.ts';
import { check, freePort, until } from '../lib/run.mjs';

/** What production cannot do without; nobody answers there. */
const settings = {
  NODE_ENV: 'production',
  SECRET_KEY: 'a secret for operators, of enough characters',
  PUBLIC_URL: 'https://mitoyen.example',
  TRUST_PROXY: '1',
  ...unreachedServices,
  MAIL_FROM: 'Mitoyen <bonjour@mitoyen.example>',
  HOST: '127.0.0.1',
  DATA_DIR: '/data',
  LOG_LEVEL: 'warn',
};

/** Nothing can be written but /data and /tmp; no right is left, no user, no process and no file but what is named here. */
function cageOf({ tree, dataDir, databaseUrl }) {
  const socket = new URL(databaseUrl).searchParams.get('host');
  const system = ['/usr', '/lib', '/lib64', '/bin', '/etc'].filter(existsSync);
  return [
    ...[
      '--unshare-user',
      '--unshare-pid',
      '--unshare-ipc',
      '--unshare-uts',
      '--uid',
      '65534',
      '--gid',
      '65534',
    ],
    ...['--cap-drop', 'ALL', '--die-with-parent', '--new-session', '--as-pid-1'],
    ...system.flatMap((path) => ['--ro-bind', path, path]),
    ...['--proc', '/proc', '--dev', '/dev', '--tmpfs', '/tmp'],
    ...['--ro-bind', process.execPath, '/node', '--ro-bind', tree, '/mitoyen', '--bind', dataDir, '/data'],
    ...['--ro-bind', socket, socket, '--chdir', '/mitoyen', '/node'],
  ];
}

function startIn(cage, args, env) {
  const child = spawn('bwrap', [...cage, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  return { child, output: () => output, ended: once(child, 'exit').then(([code]) => code) };
}

/** What each command says in a cage: its exit code, and a word that only it says. */
const commands = [
  { name: 'migrate', args: [], code: 0 },
  { name: 'operator', args: ['nobody@exemple.fr'], code: 1, says: /nobody@exemple\.fr/ },
  { name: 'check-services', args: [], code: 1, says: /SMTP_URL/ },
  { name: 'backup', args: [], code: null, says: /\S/ },
  { name: 'restore', args: [], code: null, says: /\S/ },
  { name: 'seed', args: [], code: null, says: /\S/ },
];
const isUnfinished = /ERR_MODULE_NOT_FOUND|Cannot find (?:module|package)|EROFS| {4}at .*\.mjs/;

/** Serves and runs every command from the packaged tree, in a cage. */
export async function runCaged({ tree, dataDir, databaseUrl }) {
  await mkdir(dataDir);
  const port = await freePort();
  const env = { ...settings, DATABASE_URL: databaseUrl, PORT: String(port), METRICS_PORT: '0' };
  const cage = cageOf({ tree, dataDir, databaseUrl });
  for (const { name, args, code, says = /(?:)/ } of commands) {
    const command = startIn(cage, [`apps/server/dist/${name}.mjs`, ...args], env);
    const came = await command.ended;
    const isRight =
      (code === null || came === code) && says.test(command.output()) && !isUnfinished.test(command.output());
    check(
      `${name} runs with production's packages, read-only`,
      isRight,
      isRight ? '' : `${came} ${command.output().slice(0, 500)}`,
    );
  }
  const server = startIn(cage, ['apps/server/dist/main.mjs'], env);
  const url = `http://127.0.0.1:${port}`;
  const ask = async (path) => {
    const answer = await fetch(url + path);
    return { status: answer.status, text: await answer.text() };
  };
  await until(async () => {
    if (server.child.exitCode !== null) throw new Error('it ended');
    if ((await ask('/health/ready')).status !== 200) throw new Error('not ready');
  }).catch(() => undefined);
  const ready = await ask('/health/ready').catch(() => null);
  check(
    'it serves, read-only and without rights',
    ready?.status === 200,
    ready ? '' : server.output().slice(0, 800),
  );
  if (!ready) return;
  const home = await ask('/');
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(home.text)?.[1] ?? '/missing.js';
  check('it gives pages and their files', home.status === 200 && (await ask(script)).status === 200);
  // the cage's own process passes no signal on: its child is the server
  const { stdout } = spawn('pgrep', ['-P', String(server.child.pid)]);
  let children = '';
  for await (const text of stdout) children += text;
  process.kill(Number(children.trim().split('\n')[0]), 'SIGTERM');
  check('it ends by itself when told to', (await Promise.race([server.ended, wait(60_000)])) === 0);
}

// Restarts two servers one after the other behind nginx, as an upgrade does, while requests come at a steady pace.
// Every request has to be answered, and every message that was acknowledged has to be there once.
//   node ops/rolling-restart/run.mjs [--per-second 100] [--rounds 1] [--instances 1] [--kept]
// --kept has nginx keep its connections to the servers (it does not by itself), which then wait a second before they
// leave. Needs Debian's nginx (apt-get install nginx-light) and the built product (npm run build); takes a minute.
import '../../scripts/lib/require-node.mjs';
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs, promisify } from 'node:util';
import { freePort, openWorkshop, startServer } from '../lib/own-product.mjs';
import { findLost, makeTalks, sendSteadily } from './load.mjs';

const { values } = parseArgs({
  options: {
    'per-second': { type: 'string', default: '100' },
    rounds: { type: 'string', default: '1' },
    instances: { type: 'string', default: '1' },
    kept: { type: 'boolean', default: false },
  },
});
const perSecond = Math.min(1000, Number(values['per-second']));
/** For so long nginx does not ask a server again that refused it (`fail_timeout`): the other one must not go meanwhile. */
const failTimeoutMs = 10_000;

const keptConnections = 'proxy_http_version 1.1; proxy_set_header Connection "";';

/** nginx as it comes: what is left out has its default. */
const nginxConfig = ({ folder, port, ports }) => `
daemon off; pid ${folder}/nginx.pid; error_log ${folder}/nginx-error.log; worker_processes 1;
events {}
http {
  access_log off;
  client_body_temp_path ${folder}/nginx-body; proxy_temp_path ${folder}/nginx-proxy;
  fastcgi_temp_path ${folder}/nginx-fastcgi; uwsgi_temp_path ${folder}/nginx-uwsgi; scgi_temp_path ${folder}/nginx-scgi;
  upstream mitoyen { ${ports.map((each) => `server 127.0.0.1:${each};`).join(' ')} ${values.kept ? 'keepalive 16;' : ''} }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://mitoyen;
      ${values.kept ? keptConnections : ''}
      proxy_set_header Host $host;
      proxy_set_header X-Forwarded-For $remote_addr;
    }
  }
}
`;

async function startNginx(folder, port, ports) {
  await promisify(execFile)('nginx', ['-v']).catch(() => {
    throw new Error('nginx is not there: apt-get install nginx-light');
  });
  const config = join(folder, 'nginx.conf');
  await writeFile(config, nginxConfig({ folder, port, ports }));
  const child = spawn('nginx', ['-p', folder, '-c', config], { stdio: ['ignore', 'inherit', 'inherit'] });
  return async () => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };
}

const workshop = await openWorkshop();
const { folder } = workshop;
const databaseUrl = await workshop.createDatabase('rolling');
const [port, ...ports] = [await freePort(), await freePort(), await freePort()];
const base = `http://127.0.0.1:${port}`;
const env = {
  TRUST_PROXY: '1',
  PUBLIC_URL: base,
  // one address sends everything, and few accounts
  READS_PER_ADDRESS: '0',
  INSTANCES: values.instances,
  STOP_WAIT_MS: values.kept ? '1000' : '0',
};
const servers = ports.map((each) => startServer({ folder, port: each, databaseUrl, env }));
let stopNginx = async () => {};
const problems = [];

async function restart(index) {
  const { code, signal } = await servers[index].stop();
  if (code !== 0)
    problems.push(`server ${index + 1} ended with ${code ?? signal}: ${servers[index].errors()}`);
  servers[index] = startServer({ folder, port: ports[index], databaseUrl, env });
  if (!(await servers[index].ready()))
    throw new Error(`server ${index + 1} does not start:\n${servers[index].errors()}`);
}

async function restartAll() {
  await wait(3000);
  for (let round = 0; round < Number(values.rounds); round++) {
    for (const index of servers.keys()) {
      await restart(index);
      await wait(failTimeoutMs + 1000);
    }
  }
}

try {
  const areReady = await Promise.all(servers.map((server) => server.ready()));
  if (!areReady.every(Boolean)) throw new Error(servers.map((server) => server.errors()).join('\n'));
  stopNginx = await startNginx(folder, port, ports);
  await wait(500);
  const talks = await makeTalks(servers[0].url, 20);
  let isOver = false;
  const sending = sendSteadily({ base, talks, perSecond, until: () => isOver });
  await restartAll().finally(() => {
    isOver = true;
  });
  const outcomes = await sending;
  const { acknowledged, lost, doubled } = await findLost(base, talks);
  const failures = [...outcomes].filter(([outcome]) => !/ 20[01]$/.test(outcome));
  const all = [...outcomes.values()].reduce((sum, count) => sum + count, 0);
  const failed = failures.reduce((sum, [, count]) => sum + count, 0);
  console.log(Object.fromEntries([...outcomes].sort()));
  console.log(
    `${servers.length * Number(values.rounds)} restarts, ${all} requests: ${failed} failed; ${acknowledged} messages acknowledged: ${lost.length} lost, ${doubled.length} doubled.`,
  );
  if (failed + lost.length + doubled.length > 0) {
    const said = await readFile(join(folder, 'nginx-error.log'), 'utf8');
    problems.push(`not every request was served; nginx says:\n${said.split('\n').slice(-20).join('\n')}`);
  }
} finally {
  await stopNginx();
  await Promise.all(servers.map((server) => server.stop()));
  await workshop.close();
}
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;

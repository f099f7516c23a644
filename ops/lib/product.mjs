import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { atEnd, freePort, until } from './run.mjs';

export const repository = fileURLToPath(new URL('../..', import.meta.url));
const program = join(repository, 'apps/server/dist/main.mjs');

/** The built product on ports of its own, the sandbox in the outside world's place. */
export async function startProduct(folder, settings = {}, seconds = 60) {
  if (!existsSync(program)) throw new Error('The product is not built: npm ci && npm run build');
  const port = await freePort();
  const output = [];
  const child = spawn(process.execPath, [program], {
    cwd: repository,
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      METRICS_PORT: '0',
      SANDBOX_PORT: '0',
      SANDBOX_SMTP_PORT: '0',
      DATA_DIR: folder,
      DEMO_DATA: 'false',
      ADDRESS_CONFIRMATION: 'off',
      SHED_FROM_MS: '30000',
      LOG_LEVEL: 'warn',
      SECRET_KEY: 'a secret of this script alone, long enough',
      READS_PER_ADDRESS: '0',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => output.push(String(text)));
  let hasEnded = false;
  child.once('exit', () => {
    hasEnded = true;
  });
  const stop = async (signal = 'SIGTERM') => {
    if (hasEnded) return;
    child.kill(signal);
    await once(child, 'exit');
  };
  atEnd(() => stop());
  const url = `http://127.0.0.1:${port}`;
  await until(async () => {
    if (hasEnded) return;
    const { ok, status } = await fetch(`${url}/health/ready`);
    if (!ok) throw new Error(`the product answers ${status}`);
  }, seconds);
  atEnd(() => process.exitCode && console.error(output.slice(-20).join('')));
  return { url, stop, child, hasEnded: () => hasEnded, output: () => output.join('') };
}

/** One call of the API. */
export async function call(url, method, path, { token, body, headers = {}, signal } = {}) {
  const answer = await fetch(`${url}${path}`, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  });
  const text = await answer.text();
  const isJson = answer.headers.get('content-type')?.includes('json') && text !== '';
  return { status: answer.status, headers: answer.headers, body: isJson ? JSON.parse(text) : text };
}

/** Two fresh accounts and a conversation between them. */
export async function makeTalkers(url) {
  const accounts = [];
  for (const name of ['Camille Durand', 'Dominique Martin']) {
    const email = `${name.split(' ')[0].toLowerCase()}.${process.pid}.${Date.now()}@exemple.fr`;
    const { status, body } = await call(url, 'POST', '/api/register', {
      body: { email, password: 'charpente7bois', name },
    });
    if (status !== 201) throw new Error(`registering answers ${status}: ${JSON.stringify(body)}`);
    accounts.push({ id: body.user.id, token: body.token, email });
  }
  const [one, other] = accounts;
  const opened = await call(url, 'POST', '/api/conversations', {
    token: one.token,
    body: { user1_id: one.id, user2_id: other.id, title: 'Chantier' },
  });
  if (opened.status >= 300)
    throw new Error(`a conversation answers ${opened.status}: ${JSON.stringify(opened.body)}`);
  return { one, other, conversationId: opened.body.id };
}

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';

interface Ready {
  type: 'ready';
  url: string;
  smtpUrl: string;
}

const main = fileURLToPath(new URL('main.ts', import.meta.url));
const tsx = import.meta.resolve('tsx');

function start(env: Record<string, string> = {}): ChildProcess & { said: () => string } {
  const child = fork(main, {
    execArgv: ['--import', tsx],
    env: { ...process.env, NODE_ENV: 'development', SANDBOX_PORT: '0', ...env },
    silent: true,
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let text = '';
  child.stderr?.on('data', (chunk) => {
    text += chunk;
  });
  return Object.assign(child, { said: () => text });
}

async function startReady(): Promise<[child: ChildProcess, ready: Ready]> {
  const child = start();
  const [message] = (await once(child, 'message')) as [Ready];
  return [child, message];
}

describe('the sandbox as a process', () => {
  it('tells its parent where it listens, and ends on SIGTERM', async () => {
    const [child, ready] = await startReady();
    expect(ready).toEqual({
      type: 'ready',
      url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/),
      smtpUrl: expect.stringMatching(/^smtp:\/\/127\.0\.0\.1:\d+$/),
    });
    expect((await fetch(`${ready.url}/faults`)).status).toBe(200);
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  it('ends with its parent', async () => {
    const [child] = await startReady();
    child.disconnect();
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  it('refuses to stand in for the world in production', async () => {
    const child = start({ NODE_ENV: 'production' });
    expect(await once(child, 'close')).toEqual([1, null]);
    expect(child.said()).toContain('NODE_ENV=production');
  });

  it('says which setting to change when its port is taken', async () => {
    const [, ready] = await startReady();
    const child = start({ SANDBOX_PORT: new URL(ready.url).port, SANDBOX_SMTP_PORT: '0' });
    expect(await once(child, 'close')).toEqual([1, null]);
    expect(child.said()).toMatch(/EADDRINUSE.*SANDBOX_PORT/);
  });
});

import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { Log } from '../core/log/log.ts';
import { serverPaths } from './server-paths.ts';

export interface SandboxProcess {
  readonly url: string;
  readonly smtpUrl: string;
  /** What it signs Stripe's events with. */
  readonly webhookSecret: string;
  stop(): Promise<void>;
}

interface Ready {
  readonly type: 'ready';
  readonly url: string;
  readonly smtpUrl: string;
}

/** Runs the sandbox beside the server. It ends with this process, whatever ends it. */
export async function startSandboxProcess(port: number, log: Log): Promise<SandboxProcess> {
  const webhookSecret = `whsec_${randomBytes(24).toString('hex')}`;
  const program = serverPaths.runsFromSource ? serverPaths.sandboxSource : serverPaths.sandboxBundle;
  const child = fork(program, {
    env: {
      ...process.env,
      SANDBOX_PORT: String(port),
      SANDBOX_STRIPE_WEBHOOK_SECRET: webhookSecret,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // the terminal's Ctrl-C must not take the sandbox away from a server that still drains its jobs
    detached: true,
  });
  const ended = once(child, 'exit');
  const ready = once(child, 'message').then(([message]) => message as Ready);
  const first = await Promise.race([ready, ended.then(() => null)]);
  if (!first) throw new Error(`SANDBOX_PORT: the sandbox could not start on port ${port}`);
  child.on('exit', (code) => log.debug({ code }, 'sandbox ended'));
  child.unref();
  return {
    url: first.url,
    smtpUrl: first.smtpUrl,
    webhookSecret,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      // awaited from here on: without this, Node would end before its own start has reported what failed
      child.ref();
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Tells a sandbox where the product takes payment events. */
export async function sendSandboxEvents(sandboxUrl: string, webhookUrl: string): Promise<void> {
  const answer = await fetch(`${sandboxUrl}/stripe/webhook`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ url: webhookUrl }),
  });
  if (!answer.ok) throw new Error(`the sandbox took no address for payment events: ${answer.status}`);
}

import { keepTime } from '@mitoyen/stripe-sandbox';
import { createHttpApp } from './create-http-app.ts';
import { startSmtp } from './mail/start-smtp.ts';
import { SandboxState } from './sandbox-state.ts';
import type { StripeSettings } from './stripe/open-stripe-account.ts';

export interface SandboxOptions {
  /** 0 takes any free port. */
  readonly port?: number;
  readonly smtpPort?: number;
  /** The sandbox believes everybody: it listens on this machine only by default. */
  readonly host?: string;
  /** Where people's browsers find it; where it listens by default. */
  readonly publicUrl?: string;
  readonly stripe?: StripeSettings;
  readonly log?: (line: string) => void;
}

export interface Sandbox {
  /** 'http://127.0.0.1:3010' */
  readonly url: string;
  /** 'smtp://127.0.0.1:3011' */
  readonly smtpUrl: string;
  close(): Promise<void>;
}

/** Starts the outside world on this machine: mail, text messages, the company registry and payments, all in memory. */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const { port = 0, smtpPort = 0, host = '127.0.0.1', publicUrl, stripe, log = () => {} } = options;
  const state = new SandboxState({ stripe });
  const smtp = await startSmtp(state, { port: smtpPort, host });
  const app = createHttpApp(state);
  const url = await app.listen({ port, host }).catch(async (error: unknown) => {
    await smtp.close();
    throw error;
  });
  state.stripe.baseUrl = publicUrl ?? url;
  const stopTime = keepTime(state.stripe);
  log(`Sandbox: ${url} for people and programs, mail at ${smtp.url}`);
  return {
    url,
    smtpUrl: smtp.url,
    async close() {
      stopTime();
      state.held.release();
      state.stripe.close();
      await Promise.all([smtp.close(), app.close()]);
    },
  };
}

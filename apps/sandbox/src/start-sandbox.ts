import { createHttpApp } from './create-http-app.ts';
import { startSmtp } from './mail/start-smtp.ts';
import { World } from './world.ts';

export interface SandboxOptions {
  /** 0 takes any free port. */
  readonly port?: number;
  readonly smtpPort?: number;
  /** The sandbox believes everybody: it listens on this machine only, unless told otherwise. */
  readonly host?: string;
  readonly log?: (line: string) => void;
}

export interface Sandbox {
  /** 'http://127.0.0.1:3010' */
  readonly url: string;
  /** 'smtp://127.0.0.1:3011' */
  readonly smtpUrl: string;
  close(): Promise<void>;
}

/** Starts the outside world on this machine: mail, text messages and the company registry, all in memory. */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const { port = 0, smtpPort = 0, host = '127.0.0.1', log = () => {} } = options;
  const world = new World();
  const smtp = await startSmtp(world, { port: smtpPort, host });
  const app = createHttpApp(world);
  const url = await app.listen({ port, host }).catch(async (error: unknown) => {
    await smtp.close();
    throw error;
  });
  log(`Sandbox: ${url} for people and programs, mail at ${smtp.url}`);
  return {
    url,
    smtpUrl: smtp.url,
    async close() {
      world.held.release();
      await Promise.all([smtp.close(), app.close()]);
    },
  };
}

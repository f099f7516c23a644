import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { SettingsError } from '../core/settings/define-settings.ts';
import type { Env } from '../env.ts';
import { everyAddress } from './listening-host.ts';
import { needsSandbox } from './outside-services.ts';

/** A port that the start will open, and the settings that say where. */
interface WantedPort {
  readonly setting: string;
  readonly port: number;
  readonly hostSetting: string;
  readonly host: string;
}

function explain({ setting, port, hostSetting, host }: WantedPort, code: string | undefined): string {
  if (code === 'EADDRINUSE')
    return `${setting}: port ${port} is taken by another program. Choose another one.`;
  if (code === 'EACCES')
    return `${setting}: port ${port} may not be opened by this user. Choose one above 1023.`;
  if (code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `${hostSetting}: ${host} is no address of this machine`;
  return `${setting}: port ${port} cannot be opened (${code})`;
}

async function open({ port, host }: WantedPort): Promise<Server> {
  const server = createServer().listen({ port, host, exclusive: true });
  await once(server, 'listening');
  return server;
}

/** @throws SettingsError that names the setting of every port that cannot be opened: also two that are the same. */
export async function requireFreePorts(wanted: readonly WantedPort[]): Promise<void> {
  const problems: string[] = [];
  const opened: Server[] = [];
  for (const one of wanted) {
    try {
      opened.push(await open(one));
    } catch (error) {
      problems.push(explain(one, (error as NodeJS.ErrnoException).code));
    }
  }
  await Promise.all(opened.map((server) => new Promise((resolve) => server.close(resolve))));
  if (problems.length > 0) throw new SettingsError(problems);
}

const replyPort = ({ REPLY_SMTP_PORT: port, REPLY_SMTP_HOST: host }: Env): WantedPort => ({
  setting: 'REPLY_SMTP_PORT',
  port,
  hostSetting: 'REPLY_SMTP_HOST',
  host,
});

/** Every port that a start with these settings opens. Those of the sandbox are its own settings. */
export function wantedPorts(
  env: Env,
  metrics: { readonly port: number; readonly host: string },
  source: Readonly<Record<string, string | undefined>>,
): WantedPort[] {
  const own: WantedPort[] = [
    { setting: 'PORT', port: env.PORT, hostSetting: 'HOST', host: env.HOST ?? everyAddress() },
    { setting: 'METRICS_PORT', hostSetting: 'METRICS_HOST', ...metrics },
    ...(env.REPLY_DOMAIN ? [replyPort(env)] : []),
  ];
  if (!needsSandbox(env)) return own;
  const port = env.SANDBOX_PORT;
  const at = { hostSetting: 'SANDBOX_HOST', host: source.SANDBOX_HOST?.trim() || '127.0.0.1' };
  const smtpPort = Number(source.SANDBOX_SMTP_PORT?.trim() || (port === 0 ? 0 : port + 1));
  return [
    ...own,
    { setting: 'SANDBOX_PORT', port, ...at },
    { setting: 'SANDBOX_SMTP_PORT', port: smtpPort, ...at },
  ];
}

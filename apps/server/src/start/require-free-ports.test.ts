import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { unreachedServices } from '../../test/unreached-services.ts';
import { readEnv } from '../env.ts';
import { requireFreePorts, wantedPorts } from './require-free-ports.ts';

let taken: Server | undefined;
afterEach(() => void taken?.close());

const metrics = { port: 0, host: '127.0.0.1' };
const portsOf = (source: Record<string, string>) =>
  wantedPorts(readEnv({ HOST: '127.0.0.1', PORT: '0', SANDBOX_PORT: '0', ...source }), metrics, source);

test('each port that is taken is named by its own setting', async () => {
  taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as { port: number };
  for (const name of ['PORT', 'SANDBOX_PORT', 'SANDBOX_SMTP_PORT'])
    await expect(requireFreePorts(portsOf({ [name]: `${port}` }))).rejects.toThrow(
      `${name}: port ${port} is taken by another program`,
    );
  const both = portsOf({ PORT: `${port}`, SANDBOX_SMTP_PORT: `${port}` });
  await expect(requireFreePorts(both)).rejects.toThrow(/^PORT: .*\nSANDBOX_SMTP_PORT: .*$/);
});

test('an address that is not the machine’s is named, and free ports pass', async () => {
  await expect(requireFreePorts(portsOf({ HOST: '192.0.2.1' }))).rejects.toThrow(
    'HOST: 192.0.2.1 is no address of this machine',
  );
  await requireFreePorts(portsOf({}));
});

test('the sandbox’s ports count only where it runs', () => {
  const push = { PUSH_VAPID_PUBLIC_KEY: 'known', PUSH_VAPID_PRIVATE_KEY: 'secret' };
  const real = { ...unreachedServices, ...push, STRIPE_SECRET_KEY: 'sk_test_x' };
  const settings = portsOf(real).map(({ setting }) => setting);
  expect(settings).toEqual(['PORT', 'METRICS_PORT']);
});

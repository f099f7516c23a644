import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { endWithThisProcess, ownSession } from '../own-session.ts';
import { freePort, type StartedServer, untilReady } from '../start-product.ts';
import { type InstalledPeer, silent } from './install-peer.ts';

/** The built peer on this database, as in production: one process, the connection pool that Prisma opens unless told. */
export async function startPeer(
  { folder }: Pick<InstalledPeer, 'folder'>,
  databaseUrl: string,
): Promise<StartedServer> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const args = [
    'node_modules/next/dist/bin/next',
    'start',
    '--hostname',
    '127.0.0.1',
    '--port',
    String(port),
  ];
  const peer = spawn(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, ...silent, NODE_ENV: 'production', DATABASE_URL: databaseUrl },
    ...ownSession,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  endWithThisProcess(peer);
  const ended = once(peer, 'exit');
  const stop = async () => {
    peer.kill('SIGTERM');
    await ended;
  };
  try {
    await untilReady(`${url}/api/profiles?seed=ready`, peer);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, pid: peer.pid ?? 0, stop };
}

import process from 'node:process';
import { createInterface } from 'node:readline';
import { owner } from './options.fixture.ts';
import { startEmbeddedPostgres } from './start-embedded-postgres.ts';

/** A minimal server, for tests that kill it: reports events as JSON lines, stops when it reads `stop`. */
const { dataDir, reachableDir } = JSON.parse(process.argv[2] ?? '{}') as {
  dataDir: string;
  reachableDir: string;
};

function tell(event: string, details: object): void {
  process.stdout.write(`${JSON.stringify({ event, ...details })}\n`);
}

const log = {
  debug: () => undefined,
  info: (details: object, message?: string) => tell('log', { details, message }),
  warn: (details: object, message?: string) => tell('log', { details, message }),
  error: (details: object, message?: string) => tell('log', { details, message }),
};

process.on('SIGINT', () => tell('signal', { name: 'SIGINT' }));
process.on('SIGTERM', () => tell('signal', { name: 'SIGTERM' }));

try {
  const { connection, stop } = await startEmbeddedPostgres({ ...owner, dataDir, reachableDir, log });
  tell('ready', { connection });
  for await (const line of createInterface({ input: process.stdin })) if (line === 'stop') break;
  await stop();
  tell('stopped', {});
  process.exit(0);
} catch (error) {
  tell('failed', { name: (error as Error).name, message: (error as Error).message });
  process.exit(1);
}

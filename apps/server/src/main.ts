import '../../../scripts/lib/require-node.mjs';
import { parseArgs } from 'node:util';
import { EmbeddedPostgresError } from '@mitoyen/embedded-postgres';
import { checkEnv } from './check-env.ts';
import { createLog } from './core/log/log.ts';
import { SettingsError } from './core/settings/define-settings.ts';
import { type Env, readEnv } from './env.ts';
import { readSharedParts, startInstances, tellRunning } from './start/instances.ts';
import { startServer } from './start/start-server.ts';
import { type Stopping, stopOnSignal } from './start/stop-on-signal.ts';
import { welcomeText } from './start/welcome.ts';

/** An error whose sentence is enough for the operator; others are shown whole. */
function explain(error: unknown): string {
  if (error instanceof SettingsError) return error.message;
  if (error instanceof EmbeddedPostgresError) return explainDatabase(error);
  const { code, port, message, stack } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') return `PORT: port ${port} is taken by another program. Choose another one.`;
  if (code?.startsWith('ERR_PARSE_ARGS')) return message;
  return stack ?? String(error);
}

function explainDatabase({ problem, message }: EmbeddedPostgresError): string {
  return problem === 'no-binaries' ? `${message}: name a PostgreSQL server in DATABASE_URL instead` : message;
}

/** What the command line says. @throws when it names something else. */
function readArguments() {
  const options = { hot: { type: 'boolean', default: false }, instances: { type: 'string' } } as const;
  return parseArgs({ options }).values;
}

/** When a process that does not stop is ended all the same: the one that waits for others has more time than they. */
const hardStopMs = ({ STOP_WAIT_MS, STOP_TIMEOUT_S }: Env, isSeveral: boolean) =>
  STOP_WAIT_MS + (STOP_TIMEOUT_S + (isSeveral ? 5 : 4)) * 1000;

let stopping: Stopping | undefined;
try {
  const { hot, instances } = readArguments();
  const env = readEnv({ ...process.env, ...(instances && { INSTANCES: instances }) });
  checkEnv(env);
  const log = createLog(env.LOG_LEVEL);
  const shared = readSharedParts();
  const isSeveral = env.INSTANCES > 1 && !shared;
  stopping = stopOnSignal(log, hardStopMs(env, isSeveral));
  // an instance ends with the process that started it
  process.once('disconnect', () => stopping?.now('disconnect'));
  const { signal } = stopping;
  const server = await (isSeveral
    ? startInstances(env, log, signal)
    : startServer(env, log, { hot, shared, stopping: signal }));
  stopping.with(server.stop);
  if (signal.aborted) log.debug({}, 'told to stop while starting');
  else if (shared) tellRunning(server);
  else process.stdout.write(welcomeText(server));
} catch (error) {
  if (stopping?.signal.aborted) process.exit(0);
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}

import '../../../scripts/lib/require-node.mjs';
import { parseArgs } from 'node:util';
import { checkEnv } from './check-env.ts';
import { createLog } from './core/log/log.ts';
import { type Env, readEnv } from './env.ts';
import { explainStartError } from './start/explain-start-error.ts';
import { readSharedParts, startInstances, tellRunning } from './start/instances.ts';
import { startServer } from './start/start-server.ts';
import { type Stopping, stopOnSignal } from './start/stop-on-signal.ts';
import { addressesOf, welcomeText } from './start/welcome.ts';

/** What the command line says. @throws when it names something else. */
function readArguments() {
  const options = {
    hot: { type: 'boolean', default: false },
    instances: { type: 'string' },
    // for a person, though standard output may not be a terminal
    welcome: { type: 'boolean', default: false },
  } as const;
  return parseArgs({ options }).values;
}

/** When a process that does not stop is ended all the same: the one that waits for others has more time than they. */
const hardStopMs = ({ STOP_WAIT_MS, STOP_TIMEOUT_S }: Env, isSeveral: boolean) =>
  STOP_WAIT_MS + (STOP_TIMEOUT_S + (isSeveral ? 5 : 4)) * 1000;

let stopping: Stopping | undefined;
try {
  const { hot, instances, welcome } = readArguments();
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
  else if (hot || welcome || process.stdout.isTTY) process.stdout.write(welcomeText(server));
  else log.info(addressesOf(server), 'running');
} catch (error) {
  if (stopping?.signal.aborted) process.exit(0);
  process.stderr.write(`${explainStartError(error)}\n`);
  process.exit(1);
}

import { mkdir } from 'node:fs/promises';
import type { Log } from '../core/log/log.ts';
import type { Env } from '../env.ts';
import type { SandboxAddresses } from './build-gateways.ts';
import type { CleanupStack } from './cleanup-stack.ts';
import { metricsAddressOf } from './metrics-address.ts';
import { type DatabaseAddresses, findDatabase } from './open-database.ts';
import { needsSandbox } from './outside-services.ts';
import { requireFreePorts, wantedPorts } from './require-free-ports.ts';
import { startSandboxProcess } from './start-sandbox-process.ts';

/** What all instances on one machine use: started once, before them. Nothing but data, so that it can be handed on. */
export interface SharedParts {
  readonly database: DatabaseAddresses;
  /** Null where every outside service is a real one. */
  readonly sandbox: SandboxAddresses | null;
}

/** Starts the sandbox and the embedded database where the settings name none of their own. */
export async function startSharedParts(env: Env, log: Log, cleanups: CleanupStack): Promise<SharedParts> {
  await requireFreePorts(wantedPorts(env, metricsAddressOf(env), process.env));
  await mkdir(env.DATA_DIR, { recursive: true });
  const parts = [startSandboxIfNeeded(env, log, cleanups), findDatabase(env, log, cleanups)] as const;
  // what did start is there to be stopped, whichever of them fails
  await Promise.allSettled(parts);
  const [sandbox, database] = await Promise.all(parts);
  if (!sandbox) return { database, sandbox };
  const { url, smtpUrl, webhookSecret } = sandbox;
  return { database, sandbox: { url, smtpUrl, webhookSecret } };
}

async function startSandboxIfNeeded(env: Env, log: Log, cleanups: CleanupStack) {
  if (!needsSandbox(env)) return null;
  const sandbox = await startSandboxProcess(env.SANDBOX_PORT, log);
  cleanups.add(() => sandbox.stop());
  return sandbox;
}

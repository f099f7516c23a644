import { checkEnv } from '../check-env.ts';
import type { Gateways } from '../core/context/gateways.ts';
import { SettingsError } from '../core/settings/define-settings.ts';
import { readEnv } from '../env.ts';
import { gatewayBuilders } from '../start/build-gateways.ts';
import { outsideServices } from '../start/outside-services.ts';
import { verifiedServices, verifyServices } from '../start/verify-services.ts';

// `npm run services:check`: tries the configured mail server, sender and file store, as every start does
try {
  const env = readEnv(process.env);
  checkEnv(env);
  const missing = verifiedServices.flatMap((name) => outsideServices[name].missing(env) ?? []);
  if (missing.length > 0)
    throw new SettingsError(missing.map((sentence) => `${sentence}; the sandbox stands in for it`));
  const built = verifiedServices.map(async (name) => [name, await gatewayBuilders[name](env, null)]);
  const gateways: Partial<Gateways> = Object.fromEntries(await Promise.all(built));
  const states = await verifyServices(gateways);
  gateways.mail?.close();
  for (const { isWorking, sentence } of states) {
    (isWorking ? process.stdout : process.stderr).write(`${isWorking ? 'ok' : 'FAILED'}  ${sentence}\n`);
  }
  process.exitCode = states.every(({ isWorking }) => isWorking) ? 0 : 1;
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

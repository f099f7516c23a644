import type { Gateways } from '../core/context/gateways.ts';
import type { Log } from '../core/log/log.ts';
import { outsideServices, serviceNames } from './outside-services.ts';
import type { ServiceState } from './service-state.ts';

interface NamedState extends ServiceState {
  readonly service: keyof Gateways;
}

/** Those that can be tried without leaving anything behind. */
export const verifiedServices = serviceNames.filter((name) => outsideServices[name].verify !== null);

async function verify<Name extends keyof Gateways>(
  service: Name,
  gateway: Gateways[Name] | undefined,
): Promise<readonly NamedState[]> {
  const state = gateway === undefined ? null : await outsideServices[service].verify?.(gateway);
  return state ? [{ service, ...state }] : [];
}

/** Tries those of these services that can be tried. Never rejects. */
export async function verifyServices(gateways: Partial<Gateways>): Promise<readonly NamedState[]> {
  return (await Promise.all(serviceNames.map((name) => verify(name, gateways[name])))).flat();
}

/** Tries them beside the start, which does not wait: mails wait in the queue, and pages need no file. */
export async function tellServices(gateways: Partial<Gateways>, log: Log): Promise<void> {
  for (const { isWorking, sentence, service } of await verifyServices(gateways)) {
    log[isWorking ? 'info' : 'error']({ service }, sentence);
  }
}

import type { Env } from '../env.ts';

/** Where `/metrics` listens: the port beside the product's by default. */
export function metricsAddressOf(env: Pick<Env, 'METRICS_PORT' | 'METRICS_HOST' | 'PORT'>) {
  const { METRICS_PORT, METRICS_HOST: host, PORT } = env;
  return { port: METRICS_PORT ?? (PORT === 0 ? 0 : PORT + 1000), host };
}

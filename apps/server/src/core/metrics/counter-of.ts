import { Counter, type Registry } from 'prom-client';

/** The one counter of a registry by this name, whatever number of parts count with it. */
export function counterOf<Label extends string>(
  registry: Registry,
  name: string,
  help: string,
  labelNames: readonly Label[],
): Counter<Label> {
  const known = registry.getSingleMetric(name) as Counter<Label> | undefined;
  return known ?? new Counter({ name, help, labelNames: [...labelNames], registers: [registry] });
}

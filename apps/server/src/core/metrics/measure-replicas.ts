import { Gauge, type Registry } from 'prom-client';
import type { PrimaryReason, Replicas } from '../db/replicas/replicas.ts';
import { counterOf } from './counter-of.ts';

/** Counts which server answered public reads, and reports how far each standby is behind. */
export function measureReplicas(registry: Registry) {
  const reads = counterOf(
    registry,
    'mitoyen_public_reads_total',
    'Public reads of visitors by who answered, and why it was the primary',
    ['side', 'reason'],
  );
  return {
    count(side: 'primary' | 'replica', reason: PrimaryReason | ''): void {
      reads.inc({ side, reason });
    },
    measure({ all }: Pick<Replicas, 'all'>): void {
      const options = { labelNames: ['replica'] as const, registers: [registry] };
      new Gauge({
        ...options,
        name: 'mitoyen_replica_up',
        help: 'Whether a standby may answer visitors: it is there, follows the primary and is not too far behind',
        aggregator: 'min',
        collect() {
          for (const replica of all) this.set({ replica: replica.name }, replica.state() === 'fit' ? 1 : 0);
        },
      });
      new Gauge({
        ...options,
        name: 'mitoyen_replica_lag_seconds',
        help: 'How old what a standby shows is, up to ten minutes',
        aggregator: 'max',
        collect() {
          this.reset();
          for (const { name, lag } of all) if (lag) this.set({ replica: name }, lag.ms / 1000);
        },
      });
      new Gauge({
        ...options,
        name: 'mitoyen_replica_lag_bytes',
        help: 'What a standby has yet to replay',
        aggregator: 'max',
        collect() {
          this.reset();
          for (const { name, lag } of all) if (lag) this.set({ replica: name }, lag.bytes);
        },
      });
    },
  };
}

import type { Pool } from 'pg';
import { Gauge, type Registry } from 'prom-client';

interface InstanceParts {
  readonly pools: Readonly<Record<'calls' | 'jobs', Pool>>;
  readonly streamCount: () => number;
  readonly pausedQueues: () => readonly string[];
  readonly queues: () => readonly string[];
}

/** What this instance holds open. Several instances are summed. */
export function measureInstance(registry: Registry, parts: InstanceParts): void {
  new Gauge({
    name: 'mitoyen_database_connections',
    help: 'Connections to the database, by what they are for and whether they are in use',
    labelNames: ['pool', 'state'],
    registers: [registry],
    collect() {
      for (const [pool, { totalCount, idleCount }] of Object.entries(parts.pools)) {
        this.set({ pool, state: 'used' }, totalCount - idleCount);
        this.set({ pool, state: 'idle' }, idleCount);
      }
    },
  });
  new Gauge({
    name: 'mitoyen_database_waiting',
    help: 'Queries that wait for a connection',
    labelNames: ['pool'],
    registers: [registry],
    collect() {
      for (const [pool, { waitingCount }] of Object.entries(parts.pools)) this.set({ pool }, waitingCount);
    },
  });
  new Gauge({
    name: 'mitoyen_event_streams',
    help: 'Streams of live events that are open',
    registers: [registry],
    collect() {
      this.set(parts.streamCount());
    },
  });
  new Gauge({
    name: 'mitoyen_queue_paused',
    help: 'Instances that pause a queue because all of it would fail, as mails do while their server is away',
    labelNames: ['queue'],
    registers: [registry],
    collect() {
      const paused = new Set(parts.pausedQueues());
      for (const queue of parts.queues()) this.set({ queue }, paused.has(queue) ? 1 : 0);
    },
  });
}

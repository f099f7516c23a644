import { stat } from 'node:fs/promises';
import { Gauge, type Registry } from 'prom-client';

/**
 * When the last backup ended: the last change of `file`, which the backup program touches. 0 where the file
 * is expected and missing; no metric where no backups are configured.
 */
export function measureBackups(registry: Registry, file: string, isExpected: boolean): void {
  new Gauge({
    name: 'mitoyen_backup_timestamp_seconds',
    help: 'When the last backup ended, in seconds since 1970',
    labelNames: ['source'],
    registers: [registry],
    aggregator: 'max',
    async collect() {
      const written = await stat(file).catch(() => null);
      if (written) this.set({ source: 'file' }, written.mtimeMs / 1000);
      else if (isExpected) this.set({ source: 'file' }, 0);
    },
  });
}

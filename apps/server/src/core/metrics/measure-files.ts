import { Gauge, type Registry } from 'prom-client';
import type { FileStore } from '../files/file-store.ts';

/** Whether the file store is usable; over several instances, 0 as soon as one of them cannot use it. */
export function measureFiles(registry: Registry, files: Pick<FileStore, 'check'>): void {
  new Gauge({
    name: 'mitoyen_files_up',
    help: 'Whether files can be written and read, 0 as soon as one instance cannot',
    registers: [registry],
    aggregator: 'min',
    async collect() {
      const isUp = await files.check().then(
        () => true,
        () => false,
      );
      this.set(isUp ? 1 : 0);
    },
  });
}

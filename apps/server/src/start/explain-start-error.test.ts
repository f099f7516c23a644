import { EmbeddedPostgresError } from '@mitoyen/embedded-postgres';
import { expect, test } from 'vitest';
import { explainStartError } from './explain-start-error.ts';

const systemError = (code: string, path?: string) =>
  Object.assign(new Error(`${code}: it failed`), { code, path });

test('a full disk is told in a sentence that names the setting', () => {
  expect(explainStartError(systemError('ENOSPC', '/data/secret-key'))).toBe(
    'DATA_DIR: the disk is full (/data/secret-key)',
  );
  const said = 'initdb failed: FATAL: could not write to file "pg_wal/1": No space left on device\nand more';
  expect(explainStartError(new EmbeddedPostgresError('initdb-failed', said))).toBe(
    'DATA_DIR: the disk is full; the embedded database needs 100 MB to begin with',
  );
});

test('a folder that cannot be written is named; what is nobody’s setting is shown whole', () => {
  expect(explainStartError(systemError('EACCES', '/data'))).toBe(
    'DATA_DIR: /data cannot be written (EACCES)',
  );
  const unknown = new Error('a mistake of ours');
  expect(explainStartError(unknown)).toBe(unknown.stack);
});

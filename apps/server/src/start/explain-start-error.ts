import { EmbeddedPostgresError } from '@mitoyen/embedded-postgres';
import { SettingsError } from '../core/settings/define-settings.ts';

const fullDisk = /^(?:ENOSPC|EDQUOT)$/;
const notWritable = /^(?:EACCES|EPERM|EROFS|ENOTDIR)$/;

/** What an operator reads of an error that ended the start: a sentence where one is enough, others whole. */
export function explainStartError(error: unknown): string {
  if (error instanceof SettingsError) return error.message;
  const { code = '', path, port, message, stack } = error as NodeJS.ErrnoException & { port?: number };
  if (fullDisk.test(code)) return `DATA_DIR: the disk is full (${path ?? message})`;
  if (/no space left on device|disk quota exceeded/i.test(message))
    return 'DATA_DIR: the disk is full; the embedded database needs 100 MB to begin with';
  if (error instanceof EmbeddedPostgresError) return explainDatabase(error);
  if (code === 'EADDRINUSE') return `PORT: port ${port} is taken by another program. Choose another one.`;
  if (path !== undefined && notWritable.test(code)) return `DATA_DIR: ${path} cannot be written (${code})`;
  if (code.startsWith('ERR_PARSE_ARGS')) return message;
  return stack ?? String(error);
}

function explainDatabase({ problem, message }: EmbeddedPostgresError): string {
  return problem === 'no-binaries' ? `${message}: name a PostgreSQL server in DATABASE_URL instead` : message;
}

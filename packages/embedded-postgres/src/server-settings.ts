import { SOCKET_PORT } from './socket-directory.ts';

/** PostgreSQL's settings by name. */
export type ServerSettings = Readonly<Record<string, string>>;

const defaults: ServerSettings = {
  listen_addresses: '',
  port: String(SOCKET_PORT),
  unix_socket_permissions: '0700',
  max_connections: '60',
  shared_buffers: '128MB',
  fsync: 'on',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
  // The messages of failed queries can hold their parameters; whoever sent the query logs it, scrubbed.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_line_prefix: '',
  log_checkpoints: 'off',
  // what a backup of a few minutes needs is not recycled under it
  wal_keep_size: '512MB',
};

/** PostgreSQL's command line. */
export function postgresArguments(clusterDir: string, socketDir: string, settings: ServerSettings): string[] {
  const all = { ...defaults, unix_socket_directories: quoteListItem(socketDir), ...settings };
  return ['-D', clusterDir, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}

/** The setting is a list: a comma or a space in a path would end an item that is not quoted. */
function quoteListItem(path: string): string {
  return `"${path.replaceAll('"', '""')}"`;
}

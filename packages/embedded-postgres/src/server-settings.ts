import { machineMemory, memorySettings } from './memory-settings.ts';
import { SOCKET_PORT } from './socket-directory.ts';

/** PostgreSQL's settings by name. */
export type ServerSettings = Readonly<Record<string, string>>;

const defaults: ServerSettings = {
  listen_addresses: '',
  port: String(SOCKET_PORT),
  unix_socket_permissions: '0700',
  max_connections: '60',
  fsync: 'on',
  jit: 'off',
  // What is read mostly lies in memory: a page costs little beside what is done with its rows, wherever it lies.
  seq_page_cost: '0.1',
  random_page_cost: '0.11',
  // Calls come many at once: one that takes the other cores makes the others wait.
  max_parallel_workers_per_gather: '0',
  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
  // The messages of failed queries can hold their parameters; the client that sent a query logs it, scrubbed.
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
  const all = {
    ...defaults,
    ...memorySettings(machineMemory()),
    unix_socket_directories: quoteListItem(socketDir),
    ...settings,
  };
  return ['-D', clusterDir, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}

/** The setting is a list: a comma or a space in a path would end an item that is not quoted. */
function quoteListItem(path: string): string {
  return `"${path.replaceAll('"', '""')}"`;
}

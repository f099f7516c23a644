/** What keeps a server from running or from being copied. */
export type EmbeddedPostgresProblem =
  | 'no-binaries'
  | 'binaries-unusable'
  | 'no-way-to-run'
  | 'directory-in-use'
  | 'data-unreachable'
  | 'other-version'
  | 'initdb-failed'
  | 'server-ended'
  | 'tablespaces'
  | 'copied-too-slowly';

/** A failure of the package's own: `problem` for programs, the message, in English, for people. */
export class EmbeddedPostgresError extends Error {
  override readonly name: string = 'EmbeddedPostgresError';
  readonly problem: EmbeddedPostgresProblem;

  constructor(problem: EmbeddedPostgresProblem, message: string, options?: ErrorOptions) {
    super(message, options);
    this.problem = problem;
  }
}

/** Another living process works on that directory. */
export class DataDirectoryInUseError extends EmbeddedPostgresError {
  override readonly name = 'DataDirectoryInUseError';
  readonly pid: number;

  constructor(dataDir: string, pid: number, command: string | undefined) {
    super(
      'directory-in-use',
      `The database directory ${dataDir} is in use by process ${pid}${command ? ` (${command})` : ''}. ` +
        'Stop that process first, or give this one another directory.',
    );
    this.pid = pid;
  }
}

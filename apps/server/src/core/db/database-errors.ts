import pg from 'pg';

/**
 * What may be logged in place of `error`. PostgreSQL's message, detail and context can hold the query's
 * parameters (addresses, tokens): only the code and the names of constraint, table and column are kept. Other
 * errors are returned unchanged.
 */
export function scrubDatabaseError(error: unknown): unknown {
  if (!(error instanceof pg.DatabaseError)) return error;
  const { code, constraint, table, column } = error;
  const scrubbed = Object.assign(new Error(describe(error)), { code, constraint, table, column });
  scrubbed.name = 'ScrubbedDatabaseError';
  scrubbed.stack = [`${scrubbed.name}: ${scrubbed.message}`, ...framesOf(error)].join('\n');
  return scrubbed;
}

/** Whether a row was refused because it already exists, by that constraint when one is named. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  return (
    error instanceof pg.DatabaseError &&
    error.code === '23505' &&
    (constraint === undefined || error.constraint === constraint)
  );
}

/**
 * PostgreSQL's classes of temporary failures: connections, resources, a shutdown; a query cancelled for
 * taking too long; a role, password or database refused now (28, 3D000), which an operator has to fix.
 */
const passingCodes = /^(?:08|28|3D|53|57)/;
/** Node's codes for a server that does not answer, or closes the connection. */
const networkCodes = /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/;
/** Node's codes for a missing socket, and for an unknown host name. */
const unreachableCodes = /^(?:ENOENT|ENOTFOUND|EAI_AGAIN)$/;
/** The driver's own failures carry no code. */
const driverMessages =
  /^(?:timeout exceeded when trying to connect|timeout expired|Connection terminated|Client has encountered a connection error|Query read timeout)/;

/** None of the servers accepts writes: all are away, or standbys. */
export class NoServerError extends Error {
  constructor(wanted: string, options?: ErrorOptions) {
    super(`none of the database servers is ${wanted}`, options);
    this.name = 'NoServerError';
  }
}

/** Whether the database did not answer, for now: the same call may succeed in a moment. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code = '', syscall } = error as NodeJS.ErrnoException;
  if (error instanceof pg.DatabaseError)
    return passingCodes.test(code) || isReadOnlyServer(error) || isPlanLost(error);
  if (unreachableCodes.test(code)) return syscall === 'connect' || syscall === 'getaddrinfo';
  return networkCodes.test(code) || driverMessages.test(error.message) || error instanceof NoServerError;
}

/** Whether a connection was refused because the server or the machine is busy, or still starting. */
export function isBusyStarting(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return error.code === '57P03' || error.code === '53300';
  return error instanceof Error && error.message === 'timeout expired';
}

/** Whether a statement wrote to a server that only reads: it was demoted, or never was the primary. */
function isReadOnlyServer(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '25006';
}

/** The connection lacks the prepared statement, or another client of the pooler prepared one of that name. */
const lostPlanCodes = /^(?:26000|42P05)$/;

/**
 * Whether a prepared statement was refused before it did anything, because its plan is lost, or out of date
 * since a migration changed a column ("cached plan must not change result type", in whatever language).
 */
export function isPlanLost(error: unknown): boolean {
  if (!(error instanceof pg.DatabaseError)) return false;
  const isOutdated = error.code === '0A000' && error.routine === 'RevalidateCachedQuery';
  return isOutdated || lostPlanCodes.test(error.code ?? '');
}

/** A name in a statement does not exist or may not be used: these messages hold names of ours alone. */
const namingCodes = /^(?:42P01|42703|42883|42501)$/;

function describe({ code, table, column, constraint, message }: pg.DatabaseError): string {
  const place = [
    table && `table ${table}`,
    column && `column ${column}`,
    constraint && `constraint ${constraint}`,
    namingCodes.test(code ?? '') && message,
  ].filter(Boolean);
  return [`PostgreSQL error ${code ?? 'without code'}`, ...place].join(', ');
}

/** The stack without its head, which repeats the message. */
function framesOf(error: Error): string[] {
  return (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
}

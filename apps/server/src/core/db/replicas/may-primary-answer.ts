import pg from 'pg';
import { isDatabaseAway } from '../database-errors.ts';

/** A statement of a standby that was in the way of what it replayed (class 40), as PostgreSQL's « Hot Standby » says. */
const conflictCodes = /^40/;
/** It took too long: the primary would be asked for the same once more. */
const tooLongCode = '57014';

/** Whether what failed on a standby is worth asking the primary: for a reason of that server's own. */
export function mayPrimaryAnswer(error: unknown): boolean {
  const code = error instanceof pg.DatabaseError ? (error.code ?? '') : '';
  return code !== tooLongCode && (conflictCodes.test(code) || isDatabaseAway(error));
}

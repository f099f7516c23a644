import type { Log } from './log.ts';

/** The log of tests that do not look at it. */
export const silentLog: Log = { debug() {}, info() {}, warn() {}, error() {} };

/** The owner of the tests' database, and its name. */
export const owner = { user: 'tester', database: 'tests' };

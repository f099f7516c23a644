import pino from 'pino';

/** The log of tests that do not look at it. */
export const silentLog = pino({ level: 'silent' });

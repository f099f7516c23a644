import { createLog } from '@mitoyen/server/src/core/log/log.ts';

/** Warnings and worse only: results are what a bench prints. */
export const quietLog = createLog('warn');

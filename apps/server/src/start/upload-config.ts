import { join } from 'node:path';
import type { UploadConfig } from '../core/context/app-context.ts';
import type { Env } from '../env.ts';

const mebibyte = 1024 * 1024;

/** Where uploads are received, and what those that nobody takes up may take. */
export function uploadConfigOf(env: Env): UploadConfig {
  return {
    incomingDirectory: join(env.DATA_DIR, 'incoming'),
    maxWaitMs: env.UPLOADS_MAX_WAIT_S * 1000,
    unclaimedBytesPerAccount: env.UPLOADS_UNCLAIMED_MB_PER_ACCOUNT * mebibyte,
    unclaimedBytesPerAddress: env.UPLOADS_UNCLAIMED_MB_PER_ADDRESS * mebibyte,
  };
}

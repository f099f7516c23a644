import underPressure, { type FastifyUnderPressureOptions } from '@fastify/under-pressure';
import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { commonErrors } from '@mitoyen/contract/core/common.errors.ts';
import type { FastifyInstance } from 'fastify';

/** Seconds after which to ask again. */
const retryAfterSeconds = 5;
const isShed = /^\/(?:api\/|health\/ready$)/;

/**
 * Refuses calls with 503 while the server is over these limits, and says that it is not ready. Pages and their files
 * cost little and are let through: without them, nobody would be told to try again.
 */
export async function shedLoad(app: FastifyInstance, limits: FastifyUnderPressureOptions): Promise<void> {
  await app.register(underPressure, {
    ...limits,
    pressureHandler: async ({ url }) => {
      if (isShed.test(url)) throw new ApiError(commonErrors.unavailable, { retryAfterSeconds });
    },
  });
}

import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { commonErrors } from '@mitoyen/contract/core/common.errors.ts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { AppContext } from '../context/app-context.ts';
import { productVersion } from '../product-version.ts';

const live = z.object({ status: z.string(), version: z.string() });
const ready = z.object({
  /** `degraded` while a part is away without which most calls still work. */
  status: z.enum(['ok', 'degraded']),
  away: z.array(z.string()),
});

/** Names only the part that is away: anybody may call this. */
const refusal = (part: string, cause: unknown) =>
  new ApiError(commonErrors.unavailable, {
    cause,
    retryAfterSeconds: 5,
    issues: [{ path: part, message: commonErrors.unavailable.message }],
  });

/**
 * `/health/live`: the process answers, with its version. `/health/ready`: so does the database, and the
 * server is not stopping; the part that is away is named, `server` while it stops. Without the file store,
 * the rest still works: it is ready, and says so.
 */
export function registerHealth(
  app: FastifyInstance,
  context: AppContext,
  isShuttingDown: () => boolean,
): void {
  const areFilesThere = () =>
    context.files.check().then(
      () => true,
      () => false,
    );

  const liveness = { summary: 'Le serveur répond', response: { 200: live } };
  app.get('/health/live', { schema: liveness }, async () => ({ status: 'ok', version: productVersion }));
  const readiness = { summary: 'Le serveur et sa base de données répondent', response: { 200: ready } };
  app.get('/health/ready', { schema: readiness }, async () => {
    if (isShuttingDown()) throw refusal('server', new Error('stopping'));
    try {
      await sql`select 1`.execute(context.db);
    } catch (error) {
      throw refusal('database', error);
    }
    return (await areFilesThere())
      ? { status: 'ok' as const, away: [] }
      : { status: 'degraded' as const, away: ['files'] };
  });
}

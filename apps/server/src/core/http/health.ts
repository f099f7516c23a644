import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { commonErrors } from '@mitoyen/contract/core/common.errors.ts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { AppContext } from '../context/app-context.ts';

const state = z.object({ status: z.string() });
const described = (summary: string) => ({ summary, response: { 200: state } });

/** `/health/live`: the process answers. `/health/ready`: the database does too, and the server is not stopping. */
export function registerHealth(app: FastifyInstance, context: AppContext, isLeaving: () => boolean): void {
  app.get('/health/live', { schema: described('Le serveur répond') }, async () => ({ status: 'ok' }));
  const readiness = described('Le serveur et sa base de données répondent');
  app.get('/health/ready', { schema: readiness }, async () => {
    try {
      if (isLeaving()) throw new Error('stopping');
      await sql`select 1`.execute(context.db);
      return { status: 'ok' };
    } catch (cause) {
      throw new ApiError(commonErrors.unavailable, { cause, retryAfterSeconds: 5 });
    }
  });
}

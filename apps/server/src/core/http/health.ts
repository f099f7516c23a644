import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { AppContext } from '../context/app-context.ts';

/** `/health/live`: the process answers. `/health/ready`: the database does too, and the server is not stopping. */
export function registerHealth(app: FastifyInstance, context: AppContext): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.get('/health/live', { schema: { hide: true } }, async () => ({ status: 'ok' }));
  app.get('/health/ready', { schema: { hide: true } }, async (_request, reply) => {
    try {
      if (closing) throw new Error('closing');
      await sql`select 1`.execute(context.db);
      return { status: 'ok' };
    } catch {
      return reply.code(503).header('retry-after', 5).send({ status: 'unavailable' });
    }
  });
}

import type { FastifyInstance } from 'fastify';
import type { World } from '../world.ts';
import { parseCompanyRow } from './company-row.ts';

/** What tests and people use to look at the registry's companies and to add one. */
export function companiesRoutes(app: FastifyInstance, world: World): void {
  app.get('/registry/companies', async () => world.registry.rows());

  app.post('/registry/companies', async (request, reply) => {
    const row = parseCompanyRow(request.body);
    const { isNew } = world.registry.put(row);
    return reply.code(isNew ? 201 : 200).send(row);
  });
}

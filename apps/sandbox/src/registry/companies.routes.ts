import type { FastifyInstance } from 'fastify';
import type { SandboxState } from '../sandbox-state.ts';
import { parseCompanyRow } from './company-row.ts';

/** What tests and people use to look at the registry's companies and to add one. */
export function companiesRoutes(app: FastifyInstance, state: SandboxState): void {
  app.get('/registry/companies', async () => state.registry.rows());

  app.post('/registry/companies', async (request, reply) => {
    const row = parseCompanyRow(request.body);
    const { isNew } = state.registry.put(row);
    return reply.code(isNew ? 201 : 200).send(row);
  });
}

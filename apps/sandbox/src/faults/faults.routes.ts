import type { FastifyInstance } from 'fastify';
import type { SandboxState } from '../sandbox-state.ts';
import { parseFault } from './faults.ts';

/** Tells a service how to behave from now on, and tells how all of them do. */
export function faultsRoutes(app: FastifyInstance, state: SandboxState): void {
  app.get('/faults', async () => state.faults.all());

  app.post('/faults', async (request) => {
    state.faults.set(parseFault(request.body));
    return state.faults.all();
  });
}

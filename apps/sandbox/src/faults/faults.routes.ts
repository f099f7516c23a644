import type { FastifyInstance } from 'fastify';
import type { World } from '../world.ts';
import { parseFault } from './faults.ts';

/** Tells a service how to behave from now on, and tells how all of them do. */
export function faultsRoutes(app: FastifyInstance, world: World): void {
  app.get('/faults', async () => world.faults.all());

  app.post('/faults', async (request) => {
    world.faults.set(parseFault(request.body));
    return world.faults.all();
  });
}

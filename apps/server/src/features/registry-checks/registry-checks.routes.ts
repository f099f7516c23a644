import { registryRoutes } from '@mitoyen/contract/features/registry-checks/registry-checks.contract.ts';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../core/context/app-context.ts';
import { clientAddressKey } from '../../core/http/client-address.ts';
import { registerRoute } from '../../core/http/register-route.ts';
import { readRegistry } from './read-registry.ts';

export function registerRegistryRoutes(app: FastifyInstance, context: AppContext): void {
  registerRoute(
    app,
    context,
    registryRoutes.read,
    [],
    ({ params, request }) => readRegistry(context, params.siret, clientAddressKey(request)),
    { waitsFor: 'registry' },
  );
}

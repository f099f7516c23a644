import swagger from '@fastify/swagger';
import { apiErrorBody } from '@mitoyen/contract/core/api-error.ts';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';

/** `GET /api/openapi.json`: every declared route, made from the same declarations that check the calls. */
export async function registerOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Mitoyen', version: '1', description: 'Toutes les erreurs ont la forme `ApiError`.' },
      components: {
        securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
        schemas: { ApiError: z.toJSONSchema(apiErrorBody, { target: 'draft-2020-12' }) as never },
      },
    },
    transform: createJsonSchemaTransform({ zodToJsonConfig: { unrepresentable: 'any' } }),
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
}

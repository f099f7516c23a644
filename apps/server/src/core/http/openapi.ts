import swagger from '@fastify/swagger';
import { apiErrorBody } from '@mitoyen/contract/core/api-error.schemas.ts';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';

/** The key in a route's schema that names the field of its file, if it takes one. */
export const fileField = 'x-file-field';

/** Every failed answer, whatever its status. */
const failure = {
  description: 'Une erreur',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/ApiError' } } },
};

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
  const summary = 'Ce document';
  const response = { 200: z.record(z.string(), z.unknown()) };
  app.get('/api/openapi.json', { schema: { summary, response } }, async () => completed(app.swagger()));
}

interface DescribedCall {
  readonly responses?: object;
  readonly [fileField]?: string;
}

/**
 * The document, completed with what its generator leaves out: that every call may fail, and that some take a
 * file.
 */
function completed(document: { paths?: object }) {
  const paths = mapValues((document.paths ?? {}) as Record<string, Record<string, DescribedCall>>, (calls) =>
    mapValues(calls, ({ [fileField]: field, ...call }) => ({
      ...call,
      ...(field && { requestBody: fileBody(field) }),
      responses: { ...call.responses, default: failure },
    })),
  );
  return { ...document, paths };
}

function fileBody(field: string) {
  const properties = { [field]: { type: 'string', format: 'binary' } };
  const schema = { type: 'object', properties, required: [field] };
  return { required: true, content: { 'multipart/form-data': { schema } } };
}

function mapValues<From, To>(values: Readonly<Record<string, From>>, change: (value: From) => To) {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value)]));
}

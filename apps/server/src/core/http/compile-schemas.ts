import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { $ZodObjectJIT, type $ZodShape, $ZodType, type $ZodTypes, clone, util } from 'zod/v4/core';

/**
 * The same schema with objects that zod compiles into functions. The contract has zod's small objects, made
 * for the browser, which are checked field by field: checking the response of a list of offers took ten times
 * as long, and the query of the directory, with its twenty fields, twice as long.
 */
export function withCompiledObjects(schema: $ZodType): $ZodType {
  const known = schema as $ZodTypes;
  const { def } = known._zod;
  // descriptors are carried over, since a default's value is a getter that gives each reader a copy of its own
  const rebuilt = (parts: object) => clone(schema, util.mergeDefs(def, parts) as typeof def);
  switch (def.type) {
    case 'object': {
      const fields = Object.entries(def.shape).map(([name, field]) => [name, withCompiledObjects(field)]);
      return new $ZodObjectJIT({ ...def, shape: Object.fromEntries(fields) as $ZodShape });
    }
    case 'array':
      return rebuilt({ element: withCompiledObjects(def.element) });
    case 'nullable':
    case 'optional':
    case 'default':
      return rebuilt({ innerType: withCompiledObjects(def.innerType) });
    case 'union':
      return rebuilt({ options: def.options.map(withCompiledObjects) });
    case 'pipe':
      return rebuilt({ in: withCompiledObjects(def.in), out: withCompiledObjects(def.out) });
    default:
      return schema;
  }
}

/** Compiles a schema at its first use: most routes are never called while a developer looks at a page. */
function atFirstUse<Use extends (data: never) => unknown>(
  schema: $ZodType,
  make: (compiled: $ZodType) => Use,
) {
  let use: Use | undefined;
  return (data: Parameters<Use>[0]) => {
    use ??= make(withCompiledObjects(schema));
    return use(data as never) as ReturnType<Use>;
  };
}

/** Validates and serializes responses by their schemas. */
export const compileAnswers: typeof serializerCompiler = (route) => {
  const { schema } = route;
  if (!(schema instanceof $ZodType)) return serializerCompiler(route);
  return atFirstUse(schema, (compiled) => serializerCompiler({ ...route, schema: compiled }));
};

/** Validates what requests send: queries, bodies and path parameters. */
export const compileInputs: typeof validatorCompiler = (route) =>
  atFirstUse(route.schema, (compiled) => validatorCompiler({ ...route, schema: compiled }));

import { serializerCompiler } from 'fastify-type-provider-zod';
import { $ZodObjectJIT, type $ZodShape, $ZodType, type $ZodTypes, clone } from 'zod/v4/core';

/**
 * The same schema with objects that zod compiles into functions. The contract's own are zod's small ones, whose objects
 * are read field by field as a browser needs them: in a list of offers, checking what goes out took ten times as long.
 */
export function withCompiledObjects(schema: $ZodType): $ZodType {
  const known = schema as $ZodTypes;
  const { def } = known._zod;
  switch (def.type) {
    case 'object': {
      const fields = Object.entries(def.shape).map(([name, field]) => [name, withCompiledObjects(field)]);
      return new $ZodObjectJIT({ ...def, shape: Object.fromEntries(fields) as $ZodShape });
    }
    case 'array':
      return clone(schema, { ...def, element: withCompiledObjects(def.element) } as typeof def);
    case 'nullable':
    case 'optional':
      return clone(schema, { ...def, innerType: withCompiledObjects(def.innerType) } as typeof def);
    case 'union':
      return clone(schema, { ...def, options: def.options.map(withCompiledObjects) } as typeof def);
    default:
      return schema;
  }
}

/** Checks and writes answers as declared, by schemas that are compiled at their first use. */
export const compileAnswers: typeof serializerCompiler = (route) => {
  const { schema } = route;
  if (!(schema instanceof $ZodType)) return serializerCompiler(route);
  let serialize: ReturnType<typeof serializerCompiler> | undefined;
  return (answer) => {
    serialize ??= serializerCompiler({ ...route, schema: withCompiledObjects(schema) });
    return serialize(answer);
  };
};

import { ResponseSerializationError } from 'fastify-type-provider-zod';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { $ZodType, $ZodTypes } from 'zod/v4/core';
import { compileAnswers, compileInputs, withCompiledObjects } from './compile-schemas.ts';

const person = z.object({ name: z.string(), town: z.nullable(z.object({ code: z.string() })) });
const schema = z.object({
  people: z.array(person),
  one: z.optional(person),
  offer: z.union([
    z.object({ restricted: z.literal(true) }),
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('mission'), budget: z.number() }),
      z.object({ kind: z.enum(['cdi', 'cdd']), salary: z.number() }),
    ]),
  ]),
});
const lyon = { name: 'Nora', town: { code: 'c69123' } };
const nowhere = { name: 'Malo', town: null };

const write = (given: unknown) =>
  compileAnswers({ schema, method: 'GET', url: '/api/tests' } as never)(given as never);

describe('an answer', () => {
  test.each([
    { people: [lyon, nowhere], offer: { restricted: true } },
    { people: [], one: lyon, offer: { kind: 'mission', budget: 300 } },
    { people: [nowhere], offer: { kind: 'cdd', salary: 30_000 } },
  ])('is written as declared: %j', (answer) => {
    expect(JSON.parse(write(answer))).toEqual(answer);
  });

  test('loses what is not declared, wherever it stands', () => {
    const secret = { email: 'nora@exemple.fr' };
    const written = write({
      people: [{ ...lyon, ...secret, town: { ...lyon.town, ...secret } }],
      one: { ...nowhere, ...secret },
      offer: { kind: 'mission', budget: 300, ...secret },
      ...secret,
    });
    expect(JSON.parse(written)).toEqual({
      people: [lyon],
      one: nowhere,
      offer: { kind: 'mission', budget: 300 },
    });
  });

  test.each([
    { people: [{ ...lyon, name: null }], offer: { restricted: true } },
    { people: [{ ...lyon, town: { code: 69_123 } }], offer: { restricted: true } },
    { people: [], offer: { kind: 'mission', salary: 1 } },
    { people: [], offer: { kind: 'stage', salary: 1 } },
    { offer: { restricted: true } },
    null,
  ])('that is not as declared is refused: %j', (answer) => {
    expect(() => write(answer)).toThrow(ResponseSerializationError);
  });
});

const asked = z.object({
  words: z._default(z.string(), ''),
  trades: z._default(z.array(z.string()), []),
  near: z.optional(
    z.pipe(
      z.object({ town: z.string().check(z.minLength(2, 'Précisez la ville.')) }),
      z.transform(({ town }) => town),
    ),
  ),
});
type Read = (given: unknown) => { value?: unknown; error?: Error };
const readAsked = compileInputs({ schema: asked, method: 'GET', url: '/api/tests' } as never) as Read;

describe('what is asked', () => {
  test('is read as declared, without what is not', () => {
    expect(readAsked({ words: 'bim', near: { town: 'Lyon' }, secret: 1 })).toEqual({
      value: { words: 'bim', trades: [], near: 'Lyon' },
    });
  });

  test('has a default that is nobody else’s', () => {
    const { value } = readAsked({}) as { value: { trades: string[] } };
    value.trades.push('architecte');
    expect(readAsked({})).toEqual({ value: { words: '', trades: [] } });
  });

  test('that is not as declared is refused in its own words, with where it stands', () => {
    const { error } = readAsked({ near: { town: 'L' } }) as { error: { validation?: unknown } & Error };
    expect(JSON.stringify(error)).toContain('Précisez la ville.');
    expect(JSON.stringify(error)).toContain('/near/town');
  });
});

/** Every object in a schema, however deep. */
function objectsIn(given: $ZodType): $ZodType[] {
  const { def } = (given as $ZodTypes)._zod;
  if (def.type === 'object') return [given, ...Object.values(def.shape).flatMap(objectsIn)];
  if (def.type === 'array') return objectsIn(def.element);
  if (def.type === 'nullable' || def.type === 'optional' || def.type === 'default')
    return objectsIn(def.innerType);
  if (def.type === 'pipe') return [def.in, def.out].flatMap(objectsIn);
  return def.type === 'union' ? def.options.flatMap(objectsIn) : [];
}

test('every object of it is compiled', () => {
  const isCompiled = (object: $ZodType) => object._zod.traits.has('$ZodObjectJIT');
  expect(objectsIn(schema).map(isCompiled)).toEqual(Array(8).fill(false));
  expect(objectsIn(withCompiledObjects(schema)).map(isCompiled)).toEqual(Array(8).fill(true));
  expect(objectsIn(withCompiledObjects(asked)).map(isCompiled)).toEqual([true, true]);
});

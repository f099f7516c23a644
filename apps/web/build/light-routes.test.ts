import { expect, test } from 'vitest';
import { withLightRoutes } from './light-routes.ts';

const file = '/packages/contract/src/features/offers/offers.contract.ts';
const contract = `import * as z from 'zod/mini';
import { defineRoute } from '../../core/define-route.ts';
import { idParams } from '../../core/ids.ts';
import { limits } from './offers.rules.ts';
const token = z.string().check(z.maxLength(limits.token));
const tokenBody = z.object({ token });
const answer = z.enum(['yes', 'no']);
export type Answer = z.infer<typeof answer>;
export const routes = {
  /** Sends it. */
  send: defineRoute({
    method: 'POST',
    path: \`\${limits.base}/:id\`,
    summary: 'Envoie',
    auth: 'required',
    params: idParams,
    body: tokenBody,
    responses: { 204: null },
  }),
  read: defineRoute({ method: 'GET', path: '/api/x', summary: 'Lit', auth: 'none', responses: { 200: z.string() } }),
  answer: defineRoute({ method: 'POST', path: '/api/:tokenBody', summary: 'Dit', auth: 'none', body: z.object({ answer }) }),
};
`;

test('a route keeps what a call needs, and nothing of its schemas is imported', () => {
  const light = withLightRoutes(contract, file);
  expect(light.match(/import .*/g)).toEqual(["import { limits } from './offers.rules.ts';"]);
  expect(light).toContain("read: { method: 'GET', path: '/api/x', auth: 'none' }");
  expect(light).toMatch(/send: \{ method: 'POST', path: `\$\{limits.base\}\/:id`, auth: 'required' \}/);
  expect(light).toContain("answer: { method: 'POST', path: '/api/:tokenBody', auth: 'none' }");
  expect(light).not.toMatch(/const token|z\.(?!infer)|Envoie/);
});

test('what is exported stays, with what it needs', () => {
  const light = withLightRoutes(`${contract}export const bodies = [tokenBody];`, file);
  expect(light).toContain("import * as z from 'zod/mini'");
  expect(light).toContain('const token = ');
});

test('calls of operators keep what their log says of them', () => {
  const light = withLightRoutes(contract, '/packages/contract/src/features/operators/operators.contract.ts');
  expect(light).toContain("read: { method: 'GET', path: '/api/x', summary: 'Lit', auth: 'none' }");
});

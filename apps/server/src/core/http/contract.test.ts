import type { RouteDefinition } from '@mitoyen/contract/core/define-route.ts';
import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { directoryRoutes } from '@mitoyen/contract/features/directory/directory.contract.ts';
import { freelanceRoutes } from '@mitoyen/contract/features/freelances/freelances.contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { goodPassword } from '../../../test/account-bodies.ts';
import { makeUser } from '../../../test/builders/index.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { silentLog } from '../../../test/silent-log.ts';
import { createApp } from '../../app.ts';
import { createDatabase } from '../db/database.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe('every call', () => {
  test('answers a wrong method with 405 and what is allowed', async () => {
    const { status, headers, error } = await app.call({ ...accountRoutes.login, method: 'PUT' });
    expect(status).toBe(405);
    expect(headers.allow).toBe('POST');
    expect(error.code).toBe('method_not_allowed');
  });

  test('answers an unknown address with a 404 in the one shape of errors', async () => {
    const { status, error } = await app.call({ ...accountRoutes.me, path: '/api/rien' });
    expect(status).toBe(404);
    expect(error).toEqual({ code: 'not_found', error: 'Cette page ou cette ressource n’existe pas.' });
  });

  test('takes a malformed id for a missing row', async () => {
    expect((await app.call(freelanceRoutes.get, { params: { id: 'x'.repeat(5000) } })).status).toBe(404);
    expect((await app.call(freelanceRoutes.get, { params: { id: '%00' } })).status).toBe(404);
  });

  test.each(['%E0%A4%A', '%', '%zz', '%ff'])(
    'takes an id that cannot be decoded (%s) for a missing row',
    async (id) => {
      const { statusCode, headers, json } = await app.server.inject(`/api/freelancers/${id}`);
      expect([statusCode, json().code]).toEqual([404, 'freelance_not_found']);
      expect(headers['content-security-policy']).toBeDefined();
    },
  );

  test('refuses a text that no database can hold', async () => {
    const body = { email: 'nul@exemple.fr', password: `${goodPassword}\0`, name: 'Nora\0 Petit' };
    expect((await app.call(accountRoutes.register, { body })).error.code).toBe('invalid_text');
    expect((await app.call(directoryRoutes.search, { query: { search: 'a\0b' } })).status).toBe(400);
    const halfAnEmoji = { email: 'demi@exemple.fr', extra: ['😀', '\ud83d'] };
    expect((await app.call(accountRoutes.login, { body: halfAnEmoji })).error.code).toBe('invalid_text');
  });

  test('refuses nonsense however deep it is nested', async () => {
    const { statusCode } = await app.server.inject({
      method: 'POST',
      url: accountRoutes.login.path,
      headers: { 'content-type': 'application/json' },
      payload: `${'['.repeat(200_000)}${']'.repeat(200_000)}`,
    });
    expect(statusCode).toBe(400);
  });

  test('takes no prototype from JSON', async () => {
    for (const payload of ['{"__proto__":{"role":"x"}}', '{"a":{"constructor":{"prototype":{"b":1}}}}']) {
      const headers = { 'content-type': 'application/json' };
      const { json } = await app.server.inject({
        method: 'POST',
        url: accountRoutes.login.path,
        headers,
        payload,
      });
      expect(json()).toMatchObject({ code: 'invalid_json' });
    }
  });

  test('takes a parameter given twice for a mistake, and quotes for letters', async () => {
    const { path } = directoryRoutes.search;
    expect((await app.server.inject(`${path}?seed=a&seed=b`)).json().code).toBe('invalid_request');
    const search = `x' or '1'='1'; drop table users; --`;
    expect((await app.call(directoryRoutes.search, { query: { search } })).body.items).toEqual([]);
    expect((await app.call(directoryRoutes.search)).status).toBe(200);
  });

  test('is not echoed by TRACE', async () => {
    const headers = { authorization: 'Bearer secret-of-the-caller' };
    const { statusCode, body } = await app.server.inject({ method: 'TRACE', url: '/api/me', headers });
    expect(statusCode).toBeGreaterThanOrEqual(404);
    expect(body).not.toContain('secret-of-the-caller');
  });

  test('takes an empty body under the name of JSON for none', async () => {
    const { token } = await makeUser(app.context);
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const send = ({ method, path }: RouteDefinition) => app.server.inject({ method, url: path, headers });
    expect((await send(accountRoutes.logout)).statusCode).toBe(204);
    expect((await send(accountRoutes.login)).json().code).toBe('invalid_request');
  });

  test('refuses what is not JSON, and what is too long', async () => {
    const inject = (payload: string, type = 'application/json') =>
      app.server.inject({
        method: 'POST',
        url: accountRoutes.login.path,
        headers: { 'content-type': type },
        payload,
      });
    expect((await inject('{nonsense')).json()).toMatchObject({ code: 'invalid_json' });
    expect((await inject('a=b', 'text/plain')).statusCode).toBe(415);
    expect((await inject('--x--', 'multipart/form-data; boundary=x')).statusCode).toBe(415);
    expect((await inject(JSON.stringify({ email: 'x'.repeat(2_000_000) }))).statusCode).toBe(413);
    expect((await inject('[]')).statusCode).toBe(400);
  });

  test('is described, with what it takes and answers', async () => {
    const { paths } = (await app.server.inject('/api/openapi.json')).json();
    expect(Object.keys(paths)).toContain('/api/users/{id}');
    expect(paths['/api/login'].post.requestBody.content['application/json'].schema.required).toEqual([
      'email',
      'password',
    ]);
    expect(paths['/api/login'].post.responses['200']).toBeDefined();
    const calls = Object.values(paths).flatMap((methods) => Object.values(methods as object));
    for (const { summary, responses } of calls) {
      expect(
        Object.keys(responses).some((status) => status.startsWith('2')),
        summary,
      ).toBe(true);
      expect(responses.default.content['application/json'].schema.$ref, summary).toMatch(/ApiError$/);
    }
    expect(paths['/api/users/{id}'].delete.responses['204']).toEqual({ description: 'Default Response' });
    expect(paths['/api/upload/cv'].post.requestBody.content['multipart/form-data'].schema.required).toEqual([
      'cv',
    ]);
    expect(paths['/api/upload/cv'].post.security).toEqual([{}, { bearer: [] }]);
  });

  test('is to be tried again while the database does not answer', async () => {
    const away = createDatabase({ connection: { host: '/nowhere' }, poolSize: 1, log: silentLog });
    const { server } = await createApp({ ...app.context, db: away.db });
    for (const path of [directoryRoutes.search.path, '/health/ready']) {
      const { statusCode, headers, json } = await server.inject(path);
      expect([statusCode, headers['retry-after'], json().code]).toEqual([503, '5', 'unavailable']);
    }
    await server.close();
    await away.close();
  });

  test('carries the security headers and its id', async () => {
    const { headers } = await app.call(directoryRoutes.search);
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers['cache-control']).toBe('no-store');
  });
});

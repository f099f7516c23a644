import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test('security.txt names whom to tell, for at least five months and less than a year', async () => {
  const { statusCode, headers, body } = await app.server.inject('/.well-known/security.txt');
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(body).toContain(`Contact: mailto:${app.context.config.contact.email}\n`);
  expect(body).toContain(`Canonical: ${app.context.config.publicUrl}/.well-known/security.txt\n`);
  const expires = Date.parse(/^Expires: (.+)$/m.exec(body)?.[1] ?? '');
  const days = (expires - app.context.clock.now().getTime()) / 86_400_000;
  expect(days).toBeGreaterThan(150);
  expect(days).toBeLessThan(365);
});

import { readFile, rm, writeFile } from 'node:fs/promises';
import { afterEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { silentLog } from '../../../test/silent-log.ts';
import { createDatabase } from '../db/database.ts';
import { FileStoreAwayError } from '../files/file-store.ts';

let app: TestApp;
afterEach(() => app.close());

const ready = async () => {
  const answer = await app.server.inject('/health/ready');
  return { status: answer.statusCode, body: answer.json(), retryAfter: answer.headers['retry-after'] };
};

test('a process that answers says of which version it is', async () => {
  app = await createTestApp();
  const { version } = JSON.parse(
    await readFile(new URL('../../../../../package.json', import.meta.url), 'utf8'),
  );
  expect((await app.server.inject('/health/live')).json()).toEqual({ status: 'ok', version });
});

test('a server whose database and files answer is ready', async () => {
  app = await createTestApp();
  expect(await ready()).toMatchObject({ status: 200, body: { status: 'ok', away: [] } });
});

test('without its store of files it is ready, and says what is away without a reason', async () => {
  const check = () => Promise.reject(new FileStoreAwayError(new Error('secret-bucket refuses key')));
  app = await createTestApp(({ files }) => ({ files: { ...files, check } }));
  const { status, body } = await ready();
  expect(status).toBe(200);
  expect(body).toEqual({ status: 'degraded', away: ['files'] });
});

test('what Prometheus reads says of the files what it says', async () => {
  app = await createTestApp();
  await rm(app.filesDirectory, { recursive: true });
  await writeFile(app.filesDirectory, 'no folder');
  expect(await ready()).toMatchObject({ status: 200, body: { status: 'degraded', away: ['files'] } });
  expect(await app.context.metrics.metrics()).toMatch(/^mitoyen_files_up 0$/m);
});

test('without its database it is not, and names it', async () => {
  const nowhere = createDatabase({ connection: { host: '/nowhere' }, poolSize: 1, log: silentLog });
  app = await createTestApp(() => ({ db: nowhere.db }));
  const { status, body, retryAfter } = await ready();
  expect(status).toBe(503);
  expect(body).toMatchObject({ code: 'unavailable', issues: [{ path: 'database' }] });
  expect(retryAfter).toBe('5');
});

import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { AggregatorRegistry } from 'prom-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freelanceAccount } from '../../../test/account-bodies.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { measureBackups } from './measure-backups.ts';
import { createMetrics } from './metrics.ts';
import { pageLabel } from './page-label.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** The value of each series by its whole name. */
async function values() {
  const text = await app.context.metrics.metrics();
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]));
}

test('what the product did, sends and waits for is told, and no address is in it', async () => {
  const account = { ...(await freelanceAccount(app)), email: 'ana.lima@exemple.fr' };
  await app.sandbox.setFault('mail', 'error');
  const made = await app.call(accountRoutes.create, { body: account });
  expect(made.status).toBe(201);
  await app.call(accountRoutes.forgotPassword, { body: { email: account.email } });
  await app.runJobs();
  const told = await values();
  expect(told.get('mitoyen_registrations_total')).toBe(1);
  expect(told.get('mitoyen_mails_total{lane="account",outcome="retried"}')).toBe(2);
  expect(told.get('mitoyen_jobs_waiting{queue="mail-send-account"}')).toBe(2);
  expect(told.get('mitoyen_jobs_failed{queue="mail-send-account"}')).toBe(0);
  expect(told.get('mitoyen_job_tries_total{queue="password-reset-request",outcome="done"}')).toBe(1);
  expect(told.get('mitoyen_provider_calls_total{provider="mail",outcome="error"}')).toBe(2);
  expect(told.get('mitoyen_provider_calls_total{provider="registry",outcome="error"}')).toBe(0);
  expect(told.get('mitoyen_database_up')).toBe(1);
  expect(told.get('mitoyen_files_up')).toBe(1);
  expect(told.get('mitoyen_queue_paused{queue="mail-send"}')).toBe(0);
  expect(told.get('mitoyen_event_streams')).toBe(0);
  // the database's metrics query the database too, and may wait for a connection themselves
  expect(told.get('mitoyen_database_waiting{pool="calls"}')).toBeTypeOf('number');
  expect([...told.keys()].join(' ')).toContain('mitoyen_build_info{version="');
  expect([...told.keys()].join('\n')).not.toContain(account.email);
});

test('refusals are counted by their code', async () => {
  const email = 'personne@exemple.fr';
  let status = 0;
  for (let tries = 0; tries < 200 && status !== 429; tries += 1)
    status = (await app.call(accountRoutes.forgotPassword, { body: { email }, from: '192.0.2.7' })).status;
  expect(status).toBe(429);
  expect((await values()).get('mitoyen_calls_refused_total{status="429",code="too_many_reset_mails"}')).toBe(
    1,
  );
});

test('several instances are added up, but for what all of them tell of the one database', async () => {
  const one = await app.context.metrics.getMetricsAsJSON();
  const both = AggregatorRegistry.aggregate([one, one]);
  const told = async (name: string, labels: object) =>
    (await both.getSingleMetric(name)?.get())?.values.find((value) =>
      Object.entries(labels).every(([label, is]) => value.labels[label] === is),
    )?.value;
  expect(await told('mitoyen_registrations_total', {})).toBe(2);
  expect(await told('mitoyen_jobs_waiting', { queue: 'mail-send-account' })).toBe(2);
  expect(await told('mitoyen_database_up', {})).toBe(1);
  expect(await told('mitoyen_files_up', {})).toBe(1);
  expect(await told('mitoyen_build_info', {})).toBe(1);
});

test('pages are told apart by the first part of their address, those that do not exist are not', () => {
  expect(pageLabel('/', 200)).toBe('page:/');
  expect(pageLabel('/jobs/0198?x=1', 200)).toBe('page:/jobs');
  expect(pageLabel('/jobs#top', 304)).toBe('page:/jobs');
  expect(pageLabel('/wp-admin', 404)).toBe('page');
});

test('a backup that is expected and not there is told as never', async () => {
  const told = async (isExpected: boolean, file: string) => {
    const registry = createMetrics();
    measureBackups(registry, file, isExpected);
    return (await registry.getSingleMetric('mitoyen_backup_timestamp_seconds')?.get())?.values;
  };
  expect(await told(false, '/nowhere/last-backup')).toEqual([]);
  expect((await told(true, '/nowhere/last-backup'))?.[0]?.value).toBe(0);
  expect((await told(false, new URL(import.meta.url).pathname))?.[0]?.value).toBeGreaterThan(1.7e9);
});

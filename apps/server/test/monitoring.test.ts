import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { measureBackups } from '../src/core/metrics/measure-backups.ts';
import { createTestApp, type TestApp } from './create-test-app.ts';

const read = (path: string) => readFile(new URL(`../../../${path}`, import.meta.url), 'utf8');
const namesIn = (text: string) =>
  new Set(text.match(/\b(?:mitoyen|http|process|nodejs|sms|alert_confirmations)_[a-z0-9_]+/g));

let app: TestApp;
let exported: Set<string>;
beforeAll(async () => {
  app = await createTestApp();
  measureBackups(app.context.metrics, '/nowhere', true);
  exported = new Set(
    app.context.metrics
      .getMetricsAsArray()
      .flatMap(({ name }) => [name, `${name}_bucket`, `${name}_count`, `${name}_sum`]),
  );
});
afterAll(() => app.close());

test.each(['ops/monitoring/alerts.yml', 'ops/monitoring/alerts.test.yml', 'ops/monitoring/dashboard.json'])(
  'what %s asks for is what the server tells',
  async (path) => {
    const names = namesIn(await read(path));
    expect(names.size).toBeGreaterThanOrEqual(10);
    expect([...names].filter((name) => !exported.has(name))).toEqual([]);
  },
);

test('each rule is tried both ways, and the guide says what to do', async () => {
  const rules = [...(await read('ops/monitoring/alerts.yml')).matchAll(/- alert: (\w+)/g)].map(
    ([, name]) => name,
  );
  const tests = await read('ops/monitoring/alerts.test.yml');
  const guide = await read('docs/operations/monitoring.md');
  expect(rules.length).toBeGreaterThanOrEqual(18);
  for (const rule of rules) {
    expect(tests).toContain(`name: ${rule} fires\n`);
    expect(tests).toContain(`name: ${rule} keeps quiet\n`);
    expect(guide).toContain(`### ${rule}\n`);
  }
});

test('queues that rules and dashboard name exist', async () => {
  const queues = app.context.jobs.queues();
  for (const path of ['ops/monitoring/alerts.yml', 'ops/monitoring/dashboard.json'])
    for (const [, pattern = ''] of (await read(path)).matchAll(/queue(?:=|!=|=~|!~)\\?"([^"\\]+)/g))
      expect(queues.filter((queue) => new RegExp(`^(?:${pattern})$`).test(queue))).not.toEqual([]); // linear: names of queues
});

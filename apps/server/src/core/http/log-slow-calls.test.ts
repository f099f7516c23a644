import fastify, { type FastifyBaseLogger } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { createLog } from '../log/log.ts';
import { logSlowCalls } from './log-slow-calls.ts';

/** What is logged of these calls, where longer than so many milliseconds is slow. */
async function told(urls: readonly string[], slowMs?: number) {
  const lines: string[] = [];
  const loggerInstance = createLog('info', { write: (line) => lines.push(line) }) as FastifyBaseLogger;
  const app = fastify({ loggerInstance, disableRequestLogging: true });
  onTestFinished(() => app.close());
  logSlowCalls(app, slowMs);
  for (const path of ['/api/users/:id/saved', '/api/users/:id/export']) app.get(path, async () => 'bonjour');
  await Promise.all(urls.map((url) => app.inject({ url })));
  return lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'call was slow');
}

test('a slow call is told once a minute by its pattern, without whom it was about', async () => {
  const slow = await told(['/api/users/marie/saved', '/api/users/paul/saved'], -1);
  expect(slow).toMatchObject([{ level: 40, method: 'GET', route: '/api/users/:id/saved', status: 200 }]);
  expect(slow[0].ms).toBeGreaterThanOrEqual(0);
  expect(JSON.stringify(slow)).not.toMatch(/marie|paul/);
});

test('what takes as long as a line does, and what is quick, is not', async () => {
  expect(await told(['/api/users/marie/export'], -1)).toEqual([]);
  expect(await told(['/api/users/marie/saved'])).toEqual([]);
});

import { isUuid } from '@mitoyen/contract/core/ids.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeUser } from '../builders/index.ts';
import { createTestApp, type TestApp } from '../create-test-app.ts';
import type { AccessLine, Cell } from './access-line.ts';
import { createAnswerJudge } from './declared-answers.ts';
import { accessLines } from './index.ts';
import { inject } from './inject.ts';
import { registeredRoutes, routeName } from './registered-routes.ts';
import { createStage, type Stage } from './stage.ts';
import { faultOfCaching } from './storable.ts';
import { unlimited } from './unlimited.ts';

let app: TestApp;
let stage: Stage;
let routes: string[];
let judge: ReturnType<typeof createAnswerJudge>;
beforeAll(async () => {
  app = await createTestApp(() => ({ limits: unlimited }));
  stage = await createStage(app);
  const document = (await app.server.inject('/api/openapi.json')).json();
  judge = createAnswerJudge(document);
  routes = registeredRoutes(app.server);
});
afterAll(() => app.close());

/** How a cell was answered, when not as its line has it. */
async function faultOf(line: AccessLine, { whose, by, status }: Cell): Promise<string | null> {
  // only what is let through changes anything
  const isFresh = line.route.method !== 'GET' && status < 300;
  const answer = await inject(app, await stage.prepare(line, { whose, by }, { isFresh }));
  const undeclared = judge(line.route, answer) ?? faultOfCaching(answer, by !== 'signed out');
  if (answer.status === status && undeclared === null) return null;
  return `${by}, ${whose}: ${answer.status} instead of ${status} ${undeclared ?? ''} ${answer.body.slice(0, 300)}`;
}

describe('who may call what about whose row', () => {
  test.each(accessLines.map((line) => [line.title, line] as const))('%s', async (_, line) => {
    const faults: string[] = [];
    for (const cell of line.cells) {
      const fault = await faultOf(line, cell);
      if (fault) faults.push(fault);
    }
    expect(faults).toEqual([]);
  });
});

/** The address with a text that can be no id in place of its path's last id. @throws without an id. */
function withMalformedId(url: string): string {
  const [path = '', ...query] = url.split('?');
  const parts = path.split('/');
  const last = parts.findLastIndex(isUuid);
  if (last < 0) throw new Error(`${url} holds no id`);
  return [parts.with(last, 'pas-un-id').join('/'), ...query].join('?');
}

/** Whether the path names a row by its id: of the account's own calls, a second id does. */
function namesRow(path: string): boolean {
  const ids = path.split('/').filter((part) => part.startsWith(':') && part.toLowerCase().endsWith('id'));
  return ids.length > (path.startsWith('/api/users/:id/') ? 1 : 0);
}

describe('a malformed id is answered as a missing row', () => {
  const isMissing = ({ whose, status }: Cell) => whose === 'missing' && status === 404;
  const lines = accessLines.filter(({ route, cells }) => namesRow(route.path) && cells.some(isMissing));
  test.each(lines.map((line) => [line.title, line] as const))('%s', async (_, line) => {
    const faults: string[] = [];
    for (const cell of line.cells.filter(isMissing)) {
      const request = await stage.prepare(line, cell);
      const answer = await inject(app, { ...request, url: withMalformedId(request.url) });
      if (answer.status !== 404) faults.push(`${cell.by}: ${answer.status} instead of 404`);
    }
    expect(faults).toEqual([]);
  });
});

describe('an operator without a second factor', () => {
  const lines = accessLines.filter(({ route }) => route.path.startsWith('/api/operator'));
  test.each(lines.map((line) => [line.title, line] as const))('%s', async (_, line) => {
    const { token } = await makeUser(app.context, { is_operator: true, has_second_factor: false });
    const whose = line.cells[0]?.whose ?? 'any';
    const request = await stage.prepare(line, { whose, by: 'operator' });
    const headers = { ...request.headers, authorization: `Bearer ${token}` };
    const answer = await inject(app, { ...request, headers });
    expect([answer.status, JSON.parse(answer.body).code]).toEqual([403, 'second_factor_required']);
  });
});

const named = new Set(accessLines.map(({ route }) => routeName(route)));

test('every route has its line', () => {
  expect(routes.length).toBeGreaterThan(100);
  const missing = routes.filter((route) => !named.has(route));
  const sentences = missing.map(
    (route) => `${route} has no line in apps/server/test/access: say who may call it about whose row`,
  );
  expect(sentences).toEqual([]);
});

test('every line has its route', () => {
  const gone = [...named].filter((route) => !routes.includes(route));
  expect(gone.map((route) => `${route} is a line in apps/server/test/access, and no route`)).toEqual([]);
});

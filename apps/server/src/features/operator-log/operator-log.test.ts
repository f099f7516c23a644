import { operatorRoutes } from '@mitoyen/contract/features/operators/operators.contract.ts';
import { reportRoutes } from '@mitoyen/contract/features/reports/reports.contract.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MadeUser, makeUser } from '../../../test/builders/index.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { newId } from '../../core/ids/new-id.ts';
import { erasePerson } from '../personal-data/index.ts';
import { deleteOldLogEntries, insertLogEntry } from './operator-log.repository.ts';

let app: TestApp;
let operator: MadeUser;
beforeAll(async () => {
  app = await createTestApp();
  operator = await makeUser(app.context, { username: 'Nora Petit', is_operator: true });
});
afterAll(() => app.close());

const entries = async () => (await app.call(operatorRoutes.listLog, { token: operator.token })).body;

test('holds every look and act, with what was shown, by ids alone', async () => {
  const [reporter, reported] = [await makeUser(app.context), await makeUser(app.context)];
  const { id } = (
    await app.call(reportRoutes.create, {
      token: reporter.token,
      body: { userId: reported.id, reason: 'spam', details: 'Publicité répétée' },
    })
  ).body;
  const params = { id };
  const body = { decision: 'warning', ground: 'conduct', statement: 'De la publicité, plusieurs fois.' };
  await app.call(reportRoutes.list, { token: operator.token });
  await app.call(reportRoutes.get, { params, token: operator.token });
  await app.call(reportRoutes.decide, { params, body, token: operator.token });
  await app.call(reportRoutes.decide, { params, body, token: operator.token });
  const found = (await entries()).toReversed();
  expect(found.map(({ action, outcome, targetIds }) => [action, outcome, targetIds])).toEqual([
    ['GET /api/operator/reports', 'seen', [id]],
    ['GET /api/operator/reports/:id', 'seen', [id]],
    ['POST /api/operator/reports/:id/decision', 'begun', [id]],
    ['POST /api/operator/reports/:id/decision', 'done', [id]],
    ['POST /api/operator/reports/:id/decision', 'begun', [id]],
    ['POST /api/operator/reports/:id/decision', 'report_already_decided', [id]],
  ]);
  expect(JSON.stringify(found)).not.toContain('ublicité');
  expect(found[0]).toMatchObject({ operatorId: operator.id, operatorName: 'Nora Petit' });
});

test('a look that cannot be written down is not answered', async () => {
  await sql`alter table operator_log rename to operator_log_elsewhere`.execute(app.context.db);
  const { status } = await app.call(reportRoutes.list, { token: operator.token });
  await sql`alter table operator_log_elsewhere rename to operator_log`.execute(app.context.db);
  expect(status).toBe(500);
});

test('can be neither changed, nor deleted, nor emptied, until a year has passed', async () => {
  const { db } = app.context;
  const entry = (at: Date) => ({
    id: newId(),
    at,
    operator_id: operator.id,
    action: 'GET /',
    outcome: 'seen',
  });
  const [old, young] = [entry(new Date(Date.now() - 370 * 86_400_000)), entry(new Date())];
  await insertLogEntry(db, old);
  await insertLogEntry(db, young);
  for (const statement of [
    sql`update operator_log set outcome = 'nothing'`,
    sql`delete from operator_log`,
    sql`delete from operator_log where id = ${young.id}`,
    sql`truncate operator_log`,
  ]) {
    await expect(statement.execute(db)).rejects.toThrow('append-only');
  }
  await deleteOldLogEntries(db);
  const { rows } = await sql<{ id: string }>`
    select id from operator_log where id in (${old.id}, ${young.id})`.execute(db);
  expect(rows).toEqual([{ id: young.id }]);
});

test('is read by operators alone, and stays without a name when one’s account goes', async () => {
  const member = await makeUser(app.context);
  expect((await app.call(operatorRoutes.listLog)).status).toBe(401);
  expect((await app.call(operatorRoutes.listLog, { token: member.token })).status).toBe(404);
  const leaving = await makeUser(app.context, { is_operator: true });
  await app.call(reportRoutes.list, { token: leaving.token });
  await erasePerson(app.context, leaving.id);
  const [entry] = (
    await app.call(operatorRoutes.listLog, { token: operator.token, query: { operatorId: leaving.id } })
  ).body;
  expect(entry).toMatchObject({ operatorName: null, operatorId: leaving.id });
});

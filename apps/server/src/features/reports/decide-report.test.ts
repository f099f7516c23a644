import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type MadeUser, makeUser } from '../../../test/builders/index.ts';
import { markOperator } from '../../core/auth/users.repository.ts';
import { newId } from '../../core/ids/new-id.ts';
import { forgetOldReports } from './forget-old-reports.job.ts';
import { createReportsTest, type ReportsTest } from './reports.fixture.ts';

let app: ReportsTest;
let operator: MadeUser;
beforeAll(async () => {
  app = await createReportsTest();
  operator = await app.makeOperator();
});
afterAll(() => app.close());

describe('operators’ calls', () => {
  test('do not exist for anybody else', async () => {
    const { id, freelance, company } = await app.makeReport();
    for (const [caller, expected] of [
      [null, 401],
      [freelance.user, 404],
      [company.user, 404],
    ] as const) {
      const answers = [
        await app.queue(caller),
        await app.show(caller, id),
        await app.decide(caller, id),
        await app.lift(caller, company.user.id),
      ];
      expect(answers.map(({ status }) => status)).toEqual(Array(4).fill(expected));
    }
  });

  test('belong to accounts that the command marked, which are told so', async () => {
    const user = await makeUser(app.context, { has_second_factor: true });
    const me = async () => (await app.call(accountRoutes.me, { token: user.token })).body.user.isOperator;
    expect(await me()).toBeUndefined();
    expect(await markOperator(app.context.db, user.email.toUpperCase(), true)).toBe(true);
    expect(await me()).toBe(true);
    expect((await app.queue(user)).status).toBe(200);
    expect(await markOperator(app.context.db, user.email, false)).toBe(true);
    expect((await app.queue(user)).status).toBe(404);
    expect(await markOperator(app.context.db, 'nobody@exemple.fr', true)).toBe(false);
  });
});

describe('the queue', () => {
  test('gives what waits, the oldest first, and what was decided, the last first, page by page', async () => {
    const alone = await createReportsTest();
    const nora = await alone.makeOperator();
    const ids: string[] = [];
    for (let made = 0; made < 3; made += 1) {
      ids.push((await alone.makeReport()).id);
      alone.passTime({ seconds: 1 });
    }
    const [first = '', second = '', third = ''] = ids;
    const page = await alone.queue(nora, { limit: 2 });
    expect([page.body.map(({ id }) => id), page.headers['x-total-count']]).toEqual([[first, second], '3']);
    const cursor = /cursor=([^>&]+)/.exec(String(page.headers.link))?.[1] ?? '';
    expect((await alone.queue(nora, { cursor })).body.map(({ id }) => id)).toEqual([third]);

    for (const id of [second, first]) {
      await alone.decide(nora, id, { decision: 'no_action', ground: null });
      alone.passTime({ seconds: 1 });
    }
    expect((await alone.queue(nora)).body.map(({ id }) => id)).toEqual([third]);
    const closed = (await alone.queue(nora, { status: 'closed' })).body;
    expect(closed.map(({ id, decision }) => [id, decision])).toEqual([
      [first, 'no_action'],
      [second, 'no_action'],
    ]);
    expect((await alone.queue(nora, { status: 'autre' })).status).toBe(400);
    await alone.close();
  });
});

describe('a decision', () => {
  test.each([
    ['no_action', 'nous n’y donnons pas suite', 'Un signalement vous concernant a été classé sans suite'],
    ['warning', 'adressé un avertissement', 'Avertissement au sujet de votre compte'],
    ['suspension', 'suspendu le compte de cette personne', 'Votre compte est suspendu'],
  ])(
    'of %s is told to both with its reasons, and never who reported',
    async (decision, toReporter, toReported) => {
      const { company, freelance, id } = await app.makeReport();
      const { status, body } = await app.decide(operator, id, { decision });
      expect(status).toBe(201);
      expect(body.outcome).toMatchObject({ kind: decision, ground: 'conduct', operatorName: 'Nora Petit' });
      const [forReporter] = await app.mailsTo(freelance.user);
      expect(forReporter?.subject).toBe('Votre signalement : notre décision');
      expect(forReporter?.text).toContain(toReporter);
      const [forReported] = await app.mailsTo(company.user);
      expect(forReported?.subject).toBe(toReported);
      for (const mail of [forReporter, forReported]) {
        expect(mail?.text).toContain(`Motifs : ${app.statement}`);
        expect(mail?.text).toContain('sans traitement automatisé');
        expect(mail?.text).toContain('bonjour@mitoyen.example');
        expect(mail?.headers['list-unsubscribe']).toBeUndefined();
      }
      expect(forReported?.text).toContain('section «\u202fConduite des membres\u202f»');
      expect(forReported?.text).not.toContain('Camille');
    },
  );

  test('needs its reasons, and a ground unless nothing is done', async () => {
    const { id } = await app.makeReport();
    const issue = async (body: object) => (await app.decide(operator, id, body)).error.issues?.[0]?.path;
    expect(await issue({ statement: 'Trop court' })).toBe('statement');
    expect(await issue({ ground: null })).toBe('ground');
    expect(await issue({ decision: 'bannir' })).toBe('decision');
    expect((await app.decide(operator, newId())).status).toBe(404);
    expect((await app.decide(operator, 'none')).status).toBe(404);
    const done = await app.decide(operator, id, { decision: 'no_action', ground: undefined });
    expect(done.status).toBe(201);
  });

  test('is taken once, also by several operators at once', async () => {
    const { id, company } = await app.makeReport();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => app.decide(operator, id, { decision: 'warning' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.error.code).toBe('report_already_decided');
    expect(await app.mailsTo(company.user)).toHaveLength(1);
  });

  test('is not for who is part of the case', async () => {
    const { id, company, freelance } = await app.makeReport();
    for (const { user } of [company, freelance]) {
      await markOperator(app.context.db, user.email, true);
      await app.context.db
        .updateTable('users')
        .set({ has_second_factor: true })
        .where('id', '=', user.id)
        .execute();
      const { status, error } = await app.decide(user, id);
      expect([status, error.code]).toEqual([403, 'own_case']);
    }
  });

  test('about an account that is gone can only be that nothing is done', async () => {
    const { id, company, freelance } = await app.makeReport();
    await app.context.db.deleteFrom('users').where('id', '=', company.user.id).execute();
    expect((await app.decide(operator, id)).error.code).toBe('reported_account_gone');
    const { body } = await app.decide(operator, id, { decision: 'no_action', ground: null });
    expect(body).toMatchObject({ reported: null, history: [], decision: 'no_action' });
    expect((await app.mailsTo(freelance.user))[0]?.text).toContain('un compte supprimé depuis');
  });

  test('stands in the history of the same person, beside how many other reports wait', async () => {
    const { id, company } = await app.makeReport();
    await app.decide(operator, id, { decision: 'warning' });
    const reporters = [await makeUser(app.context), await makeUser(app.context)];
    const again = [];
    for (const reporter of reporters) {
      again.push((await app.report(reporter, { userId: company.user.id, reason: 'spam' })).body.id);
    }
    const { body } = await app.show(operator, again[0] ?? '');
    expect(body.otherOpenReports).toBe(1);
    expect(body.history).toMatchObject([{ reportId: id, kind: 'warning', statement: app.statement }]);
  });

  test('is forgotten with its report after a year, unless it keeps an account out', async () => {
    const [kept, gone] = [await app.makeReport(), await app.makeReport()];
    await app.decide(operator, kept.id);
    await app.decide(operator, gone.id, { decision: 'warning' });
    app.passTime({ days: 360 });
    await forgetOldReports(app.context);
    expect(
      (await app.context.db.selectFrom('reports').select('id').where('id', '=', gone.id).execute()).length,
    ).toBe(1);
    app.passTime({ days: 10 });
    await forgetOldReports(app.context);
    const rows = await app.context.db
      .selectFrom('reports')
      .select('id')
      .where('id', 'in', [kept.id, gone.id])
      .execute();
    expect(rows).toEqual([{ id: kept.id }]);
  });

  test('that lifts a suspension is forgotten after a year too', async () => {
    const judge = await app.makeOperator();
    const { id, company } = await app.makeReport();
    expect((await app.decide(judge, id)).status).toBe(201);
    expect((await app.lift(judge, company.user.id)).status).toBe(204);
    const decisions = async () => {
      const rows = await app.context.db
        .selectFrom('moderation_decisions')
        .select('kind')
        .where('subject_id', '=', company.user.id)
        .execute();
      return rows.map(({ kind }) => kind).toSorted();
    };
    app.passTime({ days: 360 });
    await forgetOldReports(app.context);
    expect(await decisions()).toEqual(['lift', 'suspension']);
    app.passTime({ days: 10 });
    await forgetOldReports(app.context);
    expect(await decisions()).toEqual([]);
  });
});

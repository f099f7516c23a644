import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startScriptedSmtp } from '../../../test/scripted-smtp.ts';
import { silentLog } from '../../../test/silent-log.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { createSmtpMailGateway } from '../../gateways/mail/smtp-mail.adapter.ts';
import { prepareAlone } from '../db/prepare-alone.ts';
import { createJobs } from '../jobs/jobs.ts';
import { createMailer } from './mailer.ts';

const content = { subject: 'Bonjour', greeting: 'Bonjour,', paragraphs: ['Voici.'] };
const connections = { account: 1, notices: 4 };
const waiting = 400;

let database: TestDatabase;
let smtp: Awaited<ReturnType<typeof startScriptedSmtp>>;
beforeAll(async () => {
  database = await createTestDatabase();
  smtp = await startScriptedSmtp({ answerMs: 20 });
});
afterAll(async () => {
  await smtp.close();
  await database.close();
});

test('a mail about an account leaves while hundreds of others wait, on a connection of its own; none leaves twice', async () => {
  const gateway = createSmtpMailGateway({ smtpUrl: smtp.url, from: 'nous@mitoyen.example', connections });
  const jobs = createJobs({ pool: database.pool, log: silentLog });
  const mailer = createMailer({
    gateway,
    jobs,
    log: silentLog,
    publicUrl: 'http://mitoyen.test',
    secretKey: 'x'.repeat(32),
    connections,
  });
  await prepareAlone({ connection: database.connection, log: silentLog }, jobs.prepare);
  for (let count = 0; count < waiting; count += 1) await mailer.send(database.db, 'a@exemple.fr', content);
  await jobs.start();
  await vi.waitFor(() => expect(smtp.taken.length).toBeGreaterThan(4), 5000);
  expect(smtp.mostConnections()).toBe(4);

  await mailer.send(database.db, 'b@exemple.fr', content, 'account');
  const ids = async (where: string) =>
    (await database.pool.query(`select id from pgboss.job where ${where}`)).rows.map(
      ({ id }) => `<${id}@mitoyen.test>`,
    );
  const [urgent] = await ids(`name = 'mail-send-account'`);
  await vi.waitFor(() => expect(smtp.taken.map(({ id }) => id)).toContain(urgent), 5000);
  expect(smtp.taken.length).toBeLessThan(waiting);
  expect(smtp.mostConnections()).toBe(5);

  // stopped amid the others: exactly what left is written down as done
  await jobs.stop();
  gateway.close();
  const taken = smtp.taken.map(({ id }) => id);
  expect(new Set(taken).size).toBe(taken.length);
  expect((await ids(`state = 'completed'`)).sort()).toEqual(taken.sort());
  expect(await ids(`state in ('active', 'retry', 'failed')`)).toEqual([]);
});

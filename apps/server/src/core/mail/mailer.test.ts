import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startScriptedSmtp } from '../../../test/scripted-smtp.ts';
import { silentLog } from '../../../test/silent-log.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { createSmtpMailGateway } from '../../gateways/mail/smtp-mail.adapter.ts';
import { prepareAlone } from '../db/prepare-alone.ts';
import { createJobs, type Jobs } from '../jobs/jobs.ts';
import { createLog } from '../log/log.ts';
import { createMailer, type Mailer } from './mailer.ts';

const to = 'ana.lima@exemple.fr';
const content = { subject: 'Bonjour', greeting: 'Bonjour,', paragraphs: ['Voici.'] };

let database: TestDatabase;
let smtp: Awaited<ReturnType<typeof startScriptedSmtp>>;
let jobs: Jobs;
let mailer: Mailer;
let lines: string[];
let closeGateway = () => {};
beforeAll(async () => {
  database = await createTestDatabase();
  smtp = await startScriptedSmtp();
  lines = [];
  const log = createLog('warn', { write: (line: string) => void lines.push(line) });
  const gateway = createSmtpMailGateway({ smtpUrl: smtp.url, from: 'Mitoyen <nous@mitoyen.example>' });
  closeGateway = gateway.close;
  jobs = createJobs({ pool: database.pool, log });
  mailer = createMailer({ gateway, jobs, log, publicUrl: 'http://mitoyen.test', secretKey: 'x'.repeat(32) });
  await prepareAlone({ connection: database.connection, log: silentLog }, jobs.prepare);
});
afterEach(async () => {
  for (const step of ['MAIL', 'RCPT', 'DATA', 'BODY'] as const) smtp.answer(step);
  await database.pool.query('delete from pgboss.job');
  smtp.taken.length = 0;
  lines.length = 0;
});
afterAll(async () => {
  await jobs.stop();
  closeGateway();
  await smtp.close();
  await database.close();
});

const queued = async () => (await database.pool.query('select * from pgboss.job')).rows;
const tryAgain = async () => {
  await database.pool.query(`update pgboss.job set start_after = now() where state = 'retry'`);
  await jobs.runDue();
};

test.each([
  ['MAIL', '550 5.4.5 Daily sending quota exceeded', 'MAIL FROM'],
  ['MAIL', '554 5.7.1 Sender address not verified', 'MAIL FROM'],
  ['RCPT', '554 5.7.1 Relay access denied', 'RCPT TO'],
  ['DATA', '554 5.5.1 No valid recipients', 'DATA'],
  ['BODY', '554 5.7.1 Quota exceeded', 'DATA'],
  ['MAIL', '421 4.7.0 Too many connections', 'MAIL FROM'],
] as const)('a mail waits for a better answer than %s %s', async (step, answer, toldStep) => {
  smtp.answer(step, answer);
  await mailer.send(database.db, to, content);
  await jobs.runDue();
  const [waiting] = await queued();
  expect(waiting).toMatchObject({ state: 'retry', retry_limit: 26, retry_delay_max: 4 * 3600 });
  const code = Number(answer.slice(0, 3));
  expect(waiting.output).toMatchObject({ step: toldStep, code, text: answer });
  expect(lines.map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({ msg: 'job failed', job: 'mail-send', code }),
  );
  smtp.answer(step);
  await tryAgain();
  expect(smtp.taken).toHaveLength(1);
  expect(smtp.taken[0]?.id).toBe(`<${waiting.id}@mitoyen.test>`);
});

test('an address that does not exist ends its mail, which is kept for operators, with the answer', async () => {
  smtp.answer('RCPT', `550 5.1.1 <${to}>: no such user`);
  await mailer.send(database.db, to, content, 'account');
  await jobs.runDue();
  const [kept] = await queued();
  expect(kept).toMatchObject({
    name: 'mail-send-account',
    state: 'failed',
    deletion_seconds: 30 * 86_400,
    output: { message: 'MailRejectedError', step: 'RCPT TO', code: 550, enhancedCode: '5.1.1' },
  });
  expect(JSON.stringify(kept.output)).not.toContain(to);
  expect(lines.join('')).toContain('job failed for good');
  expect(lines.join('')).not.toContain(to);
});

test('a mail that no try could send is kept as well', async () => {
  smtp.answer('MAIL', '451 4.3.0 Try again later');
  await mailer.send(database.db, to, content);
  await database.pool.query('update pgboss.job set retry_limit = 1');
  await jobs.runDue();
  await tryAgain();
  expect(await queued()).toMatchObject([
    {
      state: 'failed',
      deletion_seconds: 30 * 86_400,
      output: { code: 451, text: '451 4.3.0 Try again later' },
    },
  ]);
});

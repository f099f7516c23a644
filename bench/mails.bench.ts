import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { newId } from '@mitoyen/server/src/core/ids/new-id.ts';
import { sendMailJobs } from '@mitoyen/server/src/core/mail/mail-jobs.ts';
import { startScriptedSmtp } from '@mitoyen/server/test/scripted-smtp.ts';
import { openDatabases } from './open-databases.ts';
import { startProduct } from './start-product.ts';

// Mails of one instance to a mail server whose every answer takes 50 ms: how many a second, and how long somebody waits
// for the link to a new password behind 10,000 others.
const answerMs = 50;
const waiting = 10_000;
const warmUpMs = 3000;
const durationMs = 20_000;
const reader = 'lectrice@exemple.fr';
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const { databases, close } = await openDatabases({ name: 'mails', sizes: [0], fill: async () => 0 });
const [database] = databases;
if (!database) throw new Error('no database');
const smtp = await startScriptedSmtp({ answerMs });
try {
  const product = await startProduct(database.databaseUrl, {
    settings: { NODE_ENV: 'development', DEMO_DATA: 'false', SMTP_URL: smtp.url },
  });
  try {
    await database.pool.query(
      `insert into users (id, username, email, password_hash, role, created_at)
       values ($1, 'Ana Lima', $2, 'none', 'freelance', now())`,
      [newId(), reader],
    );
    await database.pool.query(
      `insert into pgboss.job (id, name, data, retry_limit, keep_until)
       select gen_random_uuid(), $1, jsonb_build_object('to', 'p' || n || '@exemple.fr', 'content', $2::jsonb), 26,
         now() + interval '30 days' from generate_series(1, $3) n`,
      [
        sendMailJobs.notices.name,
        JSON.stringify({ subject: 'Un message vous attend', greeting: 'Bonjour,', paragraphs: ['Voici.'] }),
        waiting,
      ],
    );
    await sleep(warmUpMs);
    const from = { at: performance.now(), count: smtp.taken.length };
    const { ok, status } = await fetch(product.url + accountRoutes.forgotPassword.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: reader }),
    });
    if (!ok) throw new Error(`asking for the link answered ${status}`);
    await sleep(durationMs);
    const perSecond = ((smtp.taken.length - from.count) * 1000) / (performance.now() - from.at);
    const reset = smtp.taken.find(({ to }) => to === reader);
    const behind = waiting - smtp.taken.length;
    console.log(`mails a second: ${perSecond.toFixed(0)}; still waiting: ${behind}`);
    console.log(
      `link to a new password: ${reset ? `${((reset.at - from.at) / 1000).toFixed(1)} s` : 'did not come'}`,
    );
    console.log(
      `connections: ${smtp.mostConnections()}; twice: ${smtp.taken.length - new Set(smtp.taken.map(({ id }) => id)).size}`,
    );
    if (!reset || reset.at - from.at > 5000 || perSecond < 50 || behind <= 0) process.exitCode = 1;
  } finally {
    await product.stop();
  }
} finally {
  await smtp.close();
  await close();
}

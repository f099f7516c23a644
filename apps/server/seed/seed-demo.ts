import { sql } from 'kysely';
import { hashPassword } from '../src/core/auth/passwords.ts';
import type { AppContext } from '../src/core/context/app-context.ts';
import type { Queryable, Tx } from '../src/core/db/schema.ts';
import { demoPassword } from './content/demo-accounts.ts';
import { createDemoContent, type DemoContent } from './content/demo-content.ts';
import { createApplicationRows, createJobApplicationRows } from './demo-applications.ts';
import { prepareDemoFiles } from './demo-files.ts';
import { createJobRows, createOfferRows } from './demo-offers.ts';
import { createProofRows } from './demo-proofs.ts';
import { createDemoRows, type DemoRows } from './demo-rows.ts';
import { createSavedSearchRows } from './demo-saved-searches.ts';
import { createThreadRows, type ThreadRows } from './demo-threads.ts';

type SeedContext = Pick<AppContext, 'db' | 'files' | 'clock' | 'log'>;

/**
 * Fills a database without a single account with the demonstration; does nothing to any other. All rows come in one
 * transaction, so a start that is cut short begins again the next time. Returns whether it filled.
 */
export async function seedDemo(context: SeedContext): Promise<boolean> {
  if (await hasAccounts(context.db)) return false;
  return context.db.transaction().execute(async (tx) => {
    // of several instances that start on one empty database, one fills it while the others wait
    await sql`set local statement_timeout = 0`.execute(tx);
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
    await sql`select pg_advisory_xact_lock(hashtext('mitoyen demonstration'))`.execute(tx);
    if (await hasAccounts(tx)) return false;
    await fill(tx, context);
    return true;
  });
}

async function fill(tx: Tx, { files, clock, log }: SeedContext): Promise<void> {
  const startedAt = performance.now();
  const content = createDemoContent();
  const [stored, passwordHash] = await Promise.all([
    prepareDemoFiles(files, content),
    hashPassword(demoPassword),
  ]);
  const now = clock.now();
  const rows = createDemoRows({ content, stored, passwordHash, now });
  await insertAll(tx, rows, createThreadRows(content.conversations, rows, now));
  for (const proof of createProofRows(rows.freelances, now))
    await tx.insertInto('proofs').values(proof).execute();
  await insertOffers(tx, content, rows, now);
  await tx
    .insertInto('kept_searches')
    .values(await createSavedSearchRows(tx, rows, clock))
    .execute();
  const seconds = Math.round((performance.now() - startedAt) / 100) / 10;
  log.info({ seconds, accounts: rows.users.length, files: stored.size }, 'demonstration added');
}

async function hasAccounts(db: Queryable): Promise<boolean> {
  return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined;
}

async function insertAll(tx: Tx, rows: DemoRows, threads: ThreadRows): Promise<void> {
  await tx.insertInto('users').values(rows.users).execute();
  await tx.insertInto('files').values(rows.files).execute();
  await tx.insertInto('freelances').values(rows.freelances).execute();
  await tx.insertInto('jobseekers').values(rows.jobseekers).execute();
  await tx.insertInto('companies').values(rows.companies).execute();
  await tx.insertInto('portfolio_items').values(rows.portfolioItems).execute();
  await tx.insertInto('project_images').values(rows.projectImages).execute();
  await tx.insertInto('conversations').values(threads.conversations).execute();
  await tx.insertInto('messages').values(threads.messages).execute();
  await tx.insertInto('conversation_reads').values(threads.reads).execute();
}

async function insertOffers(tx: Tx, content: DemoContent, rows: DemoRows, now: Date): Promise<void> {
  const offers = createOfferRows(content.offers, rows, now);
  const jobs = createJobRows(content.jobs, rows, now);
  const sent = [
    createApplicationRows(content.applications, offers, rows, now),
    createJobApplicationRows(content.jobApplications, jobs, rows, now),
  ];
  // by themselves: their columns differ
  for (const rowsOfAKind of [offers, jobs]) await tx.insertInto('offers').values(rowsOfAKind).execute();
  for (const { applications, events } of sent) {
    await tx.insertInto('applications').values(applications).execute();
    await tx.insertInto('application_events').values(events).execute();
  }
}

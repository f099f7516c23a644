import { demoAccounts, demoPassword } from '../../seed/content/demo-accounts.ts';
import { drawOnDemand } from '../../seed/draw-on-demand.ts';
import { seedDemo } from '../../seed/seed-demo.ts';
import { listKnownEmails } from '../core/auth/users.repository.ts';
import type { AppContext } from '../core/context/app-context.ts';
import type { FileStore } from '../core/files/file-store.ts';
import type { Env } from '../env.ts';

/** Whether the settings want the demonstration. */
export const isDemonstration = (env: Env): boolean =>
  env.DEMO_DATA ?? (!env.DATABASE_URL && env.NODE_ENV !== 'production');

/**
 * Fills an empty database with the demonstration when the settings want it. Returns the demonstration's
 * existing accounts, for the person who starts the product.
 */
export async function addDemoData(env: Env, context: AppContext): Promise<string[]> {
  if (!isDemonstration(env)) return [];
  await seedDemo(context);
  const accounts = Object.values(demoAccounts);
  const there = await listKnownEmails(
    context.db,
    accounts.map(({ email }) => email),
  );
  const emails = new Set(there);
  return accounts
    .filter(({ email }) => emails.has(email))
    .map(({ email }) => `${email.padEnd(38)} ${demoPassword}`);
}

/** The store of files, which draws the demonstration's pictures where there may be a demonstration. */
export function withDemoPictures({ NODE_ENV }: Env, files: FileStore): FileStore {
  return NODE_ENV === 'production' ? files : drawOnDemand(files);
}

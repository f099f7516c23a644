import type { AppContext } from '../context/app-context.ts';
import { defineJob } from '../jobs/define-job.ts';
import { purgeCaches } from './purge-caches.ts';
import { deleteStaleTags, listStaleTags, pageTagsChannel, switchPurging } from './purging.repository.ts';

const purgePages = defineJob('pages.purge', {
  retryLimit: 20,
  // for changes whose notification was missed: by an instance that was away
  cron: '* * * * *',
  onePerKey: true,
});

/** Purges what changed since from shared caches. @throws when one did not confirm it. */
export async function purgeStale({ db, config }: Pick<AppContext, 'db' | 'config'>): Promise<void> {
  for (;;) {
    const { ids, tags } = await listStaleTags(db);
    if (ids.length === 0) return;
    if (config.purge) await purgeCaches(config.purge, tags);
    await deleteStaleTags(db, ids);
  }
}

/** Purges changed pages from shared caches, where one is configured. */
export function handlePurge(context: AppContext): void {
  context.jobs.handle(purgePages, () => purgeStale(context));
}

/**
 * Records changes of public pages, and purges them within a second or two; without a shared cache or
 * standbys, neither is done.
 */
export async function startPurging({ db, jobs, log, listener, config, replicas }: AppContext): Promise<void> {
  const isNoted = config.purge !== null || replicas.isConfigured;
  await switchPurging(db, isNoted);
  if (!isNoted) return;
  const send = () => {
    jobs
      .send(db, purgePages, {}, { singletonKey: 'purge' })
      .catch((err: unknown) => log.warn({ err }, 'shared caches will be told within a minute'));
  };
  await listener.on(pageTagsChannel, send);
  listener.onReconnect(send);
}

import type { AppContext } from '../context/app-context.ts';
import { defineJob } from '../jobs/define-job.ts';
import { purgeCaches } from './purge-caches.ts';
import { deleteStaleTags, listStaleTags, pageTagsChannel, switchPurging } from './purging.repository.ts';

const purgePages = defineJob('pages.purge', {
  retryLimit: 20,
  // what no notification told of: an instance that was away
  cron: '* * * * *',
  onePerKey: true,
});

/** Tells shared caches what changed and was not told yet. @throws when one did not confirm it. */
export async function purgeStale({ db, config }: Pick<AppContext, 'db' | 'config'>): Promise<void> {
  for (;;) {
    const { ids, tags } = await listStaleTags(db);
    if (ids.length === 0) return;
    if (config.purge) await purgeCaches(config.purge, tags);
    await deleteStaleTags(db, ids);
  }
}

/** Tells shared caches which pages changed, where one is configured. */
export function handlePurge(context: AppContext): void {
  context.jobs.handle(purgePages, () => purgeStale(context));
}

/**
 * Has changes of public pages noted, and told within a second or two; where there is neither a cache to be told nor a
 * standby that may not have them yet, neither.
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

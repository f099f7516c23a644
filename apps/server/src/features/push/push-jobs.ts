import type { NotificationKind } from '@mitoyen/contract/features/notifications/notifications.rules.ts';
import { defineJob } from '../../core/jobs/define-job.ts';

/** What is unread, by its id: its words are read when it is pushed. */
export type PushSubject =
  | { readonly type: 'conversation'; readonly id: string }
  | { readonly type: 'notification'; readonly id: string };

/** A notice for every browser of an account. */
export interface PushJob {
  readonly userId: string;
  readonly kind: NotificationKind;
  readonly subject: PushSubject;
}

/** Notices of an account to take away everywhere. */
export interface CloseJob {
  readonly userId: string;
  readonly tags: readonly string[];
}

/** Some nine hours of tries: what is older is no news, and mails tell it too. */
const tries = { retryLimit: 10, retryDelaySeconds: 5, retryDelayMaxSeconds: 2 * 3600, expireSeconds: 120 };

/**
 * A queue of its own. One job waits for each account and subject: its push covers what came since as well.
 */
export const pushJob = defineJob<PushJob>('push.send', { ...tries, concurrency: 20, onePerKey: true });
export const closeJob = defineJob<CloseJob>('push.close', { ...tries, retryLimit: 3, concurrency: 10 });

/** Names a notice on every browser: the next of the same subject takes its place. */
export const tagOf = ({ type, id }: PushSubject): string => `${type === 'conversation' ? 'c' : 'n'}-${id}`;

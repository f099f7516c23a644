import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { pushErrors } from '@mitoyen/contract/features/push/push.errors.ts';
import { presence } from '@mitoyen/contract/features/push/push.rules.ts';
import type { PushSettings, PushSubscriptionValues } from '@mitoyen/contract/features/push/push.schemas.ts';
import type { SessionUser } from '../../core/auth/sessions.repository.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import type { Queryable } from '../../core/db/schema.ts';
import { newId } from '../../core/ids/new-id.ts';
import type { LimitRule } from '../../core/limits/limits.ts';
import { countBrowsers, putBrowser, renewBrowser } from './push-browsers.repository.ts';
import {
  findPushChoices,
  type PushChoices,
  savePushChoices,
  saveSeenUntil,
} from './push-settings.repository.ts';

const renewalsPerAddress: LimitRule = { name: 'push-renewal', points: 60, durationSeconds: 3600 };

/** How an account is pushed to, and whether anything is. */
export async function showPush({ push }: AppContext, db: Queryable, userId: string): Promise<PushSettings> {
  const choices = await findPushChoices(db, userId);
  return { ...choices, publicKey: push?.publicKey ?? null, browserCount: await countBrowsers(db, userId) };
}

/** Writes down the choices that are given and returns all of them. */
export async function updatePush(
  context: AppContext,
  userId: string,
  change: { readonly [Name in keyof PushChoices]?: boolean | undefined },
): Promise<PushSettings> {
  return context.db.transaction().execute(async (tx) => {
    const { isQuietAtNight, isQuietAtWeekends, showsWords } = await findPushChoices(tx, userId);
    await savePushChoices(tx, userId, {
      isQuietAtNight: change.isQuietAtNight ?? isQuietAtNight,
      isQuietAtWeekends: change.isQuietAtWeekends ?? isQuietAtWeekends,
      showsWords: change.showsWords ?? showsWords,
    });
    return showPush(context, tx, userId);
  });
}

/** @throws ApiError `push_off`, `push_endpoint_refused`. */
function requireAccepted({ push }: AppContext, endpoint: string): void {
  if (!push) throw new ApiError(pushErrors.push_off);
  if (!push.accepts(endpoint)) throw new ApiError(pushErrors.push_endpoint_refused);
}

/** Pushes to a browser from now on, as long as its session is open. @throws ApiError `push_off`, `push_endpoint_refused`. */
export async function subscribe(
  context: AppContext,
  { id: userId, sessionId }: SessionUser,
  browser: PushSubscriptionValues,
): Promise<void> {
  requireAccepted(context, browser.endpoint);
  const now = context.clock.now();
  await context.db
    .transaction()
    .execute((tx) => putBrowser(tx, { ...browser, id: newId(), userId, sessionId, now }));
}

/** Follows a browser that changed its address by itself; tells nobody whether it was known. */
export async function renew(
  context: AppContext,
  { oldEndpoint, ...browser }: PushSubscriptionValues & { readonly oldEndpoint: string },
  addressKey: string,
): Promise<void> {
  await context.limits.consume(renewalsPerAddress, addressKey, pushErrors.too_many_renewals);
  requireAccepted(context, browser.endpoint);
  await renewBrowser(context.db, oldEndpoint, browser);
}

/** Notes that a page of the account is looked at, or no longer is. */
export async function notePresence(
  { db, clock }: AppContext,
  userId: string,
  isVisible: boolean,
): Promise<void> {
  const until = isVisible ? new Date(clock.now().getTime() + presence.lastsSeconds * 1000) : null;
  await saveSeenUntil(db, userId, until);
}

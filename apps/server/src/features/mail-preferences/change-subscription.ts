import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { mailPreferenceErrors } from '@mitoyen/contract/features/mail-preferences/mail-preferences.errors.ts';
import type {
  MailPreferences,
  MailSubscription,
} from '@mitoyen/contract/features/mail-preferences/mail-preferences.schemas.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { findMailPreferences, saveMailChoices } from './mail-choices.repository.ts';
import { type MailSubscriber, readUnsubscribeToken } from './unsubscribe-token.ts';

function requireSubscriber({ config }: AppContext, token: string): MailSubscriber {
  const subscriber = readUnsubscribeToken(config.secretKey, token);
  if (!subscriber) throw new ApiError(mailPreferenceErrors.unsubscribe_token_invalid);
  return subscriber;
}

/** What a mail's link is about. Changes nothing: link scanners follow it. @throws ApiError `unsubscribe_token_invalid`. */
export async function showSubscription(context: AppContext, token: string): Promise<MailSubscription> {
  const { userId, kind } = requireSubscriber(context, token);
  const preferences = await findMailPreferences(context.db, userId);
  return { kind, isWanted: preferences[kind] };
}

/**
 * Stops a kind of mail, or allows it again, for the account of the token. May be repeated; for a deleted
 * account it does nothing. @throws ApiError `unsubscribe_token_invalid`.
 */
export async function changeSubscription(
  context: AppContext,
  token: string,
  isWanted: boolean,
): Promise<MailSubscription> {
  const { userId, kind } = requireSubscriber(context, token);
  await saveMailChoices(context.db, userId, { [kind]: isWanted }, context.clock.now());
  return { kind, isWanted };
}

/** Writes down the choices that are given and returns all of them. */
export async function updateMailPreferences(
  { db, clock }: AppContext,
  userId: string,
  choices: { readonly [Kind in keyof MailPreferences]?: boolean | undefined },
): Promise<MailPreferences> {
  return db.transaction().execute(async (tx) => {
    await saveMailChoices(tx, userId, choices, clock.now());
    return findMailPreferences(tx, userId);
  });
}

import type { MailPreferences } from '@mitoyen/contract/features/mail-preferences/mail-preferences.schemas.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { findMailPreferences, saveMailChoices } from './mail-choices.repository.ts';

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

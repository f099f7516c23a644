import {
  type MailKind,
  mailKindNames,
  mailKinds,
} from '@mitoyen/contract/features/mail-preferences/mail-kinds.rules.ts';
import type { MailPreferences } from '@mitoyen/contract/features/mail-preferences/mail-preferences.schemas.ts';
import type { Queryable } from '../../core/db/schema.ts';

/** For each kind, the person's choice or else the default. */
export async function findMailPreferences(db: Queryable, userId: string): Promise<MailPreferences> {
  const rows = await db
    .selectFrom('mail_choices')
    .select(['kind', 'is_wanted'])
    .where('user_id', '=', userId)
    .execute();
  const chosen = new Map(rows.map(({ kind, is_wanted }) => [kind, is_wanted]));
  return Object.fromEntries(
    mailKindNames.map((kind) => [kind, chosen.get(kind) ?? mailKinds[kind].isOnByDefault]),
  ) as MailPreferences;
}

/** A recipient: their address, and since when it is confirmed. */
export interface MailReader {
  readonly email: string;
  readonly confirmedAt: Date | null;
}

/**
 * The recipient of a mail of this kind; undefined when they declined it, are suspended or have no account.
 */
export async function findWillingReader(
  db: Queryable,
  userId: string,
  kind: MailKind,
): Promise<MailReader | undefined> {
  const row = await db
    .selectFrom('users')
    .leftJoin('mail_choices', (join) =>
      join.onRef('mail_choices.user_id', '=', 'users.id').on('mail_choices.kind', '=', kind),
    )
    .select(['users.email', 'users.email_confirmed_at as confirmedAt', 'mail_choices.is_wanted'])
    .where('users.id', '=', userId)
    .where('users.suspended_at', 'is', null)
    .executeTakeFirst();
  return row && (row.is_wanted ?? mailKinds[kind].isOnByDefault) ? row : undefined;
}

/** Writes choices down; nothing when the account is gone. Kinds that are left out stay as they are. */
export async function saveMailChoices(
  db: Queryable,
  userId: string,
  choices: { readonly [Kind in MailKind]?: boolean | undefined },
  now: Date,
): Promise<void> {
  for (const kind of mailKindNames) {
    const isWanted = choices[kind];
    if (isWanted === undefined) continue;
    await db
      .insertInto('mail_choices')
      .columns(['user_id', 'kind', 'is_wanted', 'chosen_at'])
      .expression((eb) =>
        eb
          .selectFrom('users')
          .select(({ ref, val }) => [
            ref('id').as('user_id'),
            val<string>(kind).as('kind'),
            val(isWanted).as('is_wanted'),
            val(now).as('chosen_at'),
          ])
          .where('id', '=', userId),
      )
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'kind']).doUpdateSet((eb) => ({
          is_wanted: eb.ref('excluded.is_wanted'),
          chosen_at: eb.ref('excluded.chosen_at'),
        })),
      )
      .execute();
  }
}

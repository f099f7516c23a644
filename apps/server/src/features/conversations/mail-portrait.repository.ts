import { hasConfirmedEmail } from '../../core/auth/has-confirmed-email.ts';
import type { AppConfig } from '../../core/context/app-context.ts';
import type { Queryable } from '../../core/db/schema.ts';
import { mailPicturePath } from '../uploads/index.ts';
import { mayFind } from '../visibility/index.ts';

/**
 * The path of the picture of a profile that anybody may see, for mails that tell what its account did; null where there is none,
 * the account is suspended, visitors may not find it, or its address is not confirmed: a picture says as much as words do.
 */
export async function findMailPortrait(
  db: Queryable,
  config: Pick<AppConfig, 'addressConfirmation'>,
  userId: string,
): Promise<string | null> {
  const row = await db
    .selectFrom('users')
    .leftJoin('freelances', 'freelances.user_id', 'users.id')
    .leftJoin('jobseekers', 'jobseekers.user_id', 'users.id')
    .leftJoin('companies', 'companies.user_id', 'users.id')
    .select(({ fn }) => [
      'users.email_confirmed_at as confirmedAt',
      fn
        .coalesce('freelances.avatar_file_id', 'jobseekers.avatar_file_id', 'companies.logo_file_id')
        .as('fileId'),
    ])
    .where('users.id', '=', userId)
    .where('users.suspended_at', 'is', null)
    .where(mayFind(null, 'users.id'))
    .executeTakeFirst();
  if (!row?.fileId || !hasConfirmedEmail(config, row.confirmedAt)) return null;
  return mailPicturePath(row.fileId);
}

import { sql } from 'kysely';
import type { Queryable, Row } from '../../core/db/schema.ts';
import { mayFind } from '../visibility/index.ts';

/** Records a stored picture, replacing the one before. False when its owner's account is gone. */
export async function noteSharePicture(db: Queryable, drawn: Row<'share_pictures'>): Promise<boolean> {
  const { thing_id, owner_id, file_ids, drawn_at } = drawn;
  // an account that is being deleted is waited for
  const { numAffectedRows } = await sql`
    insert into share_pictures (thing_id, owner_id, file_ids, drawn_at)
    select ${thing_id}::uuid, id, ${file_ids}::uuid[], ${drawn_at}::timestamptz
    from users where id = ${owner_id} for key share
    on conflict (thing_id) do update set
      owner_id = excluded.owner_id, file_ids = excluded.file_ids, drawn_at = excluded.drawn_at`.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}

/**
 * Deletes at most `limit` pictures that are old, or show what is no longer shown: a thing that is gone, an
 * account that is suspended or that visitors may not find, a file that is deleted or withdrawn. Returns whose
 * they were, by thing.
 */
export async function deleteOutdatedPictures(
  tx: Queryable,
  { drawnBefore, limit }: { drawnBefore: Date; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ thing_id: string }>`
    delete from share_pictures where thing_id in (
      select thing_id from share_pictures as kept
      where drawn_at < ${drawnBefore}
        or exists (select from users where id = owner_id and suspended_at is not null)
        or not ${mayFind(null, 'kept.owner_id')}
        or not (
          exists (select from freelances where id = thing_id)
          or exists (select from jobseekers where id = thing_id)
          or exists (select from portfolio_items where id = thing_id)
          or exists (select from offers where id = thing_id and deleted_at is null and status = 'open')
        )
        or exists (
          select from unnest(file_ids) as shown (id)
          where not exists (
            select from files where files.id = shown.id and withdrawn_at is null and sealed_at is null
          )
        )
      limit ${limit}
      for update skip locked
    )
    returning thing_id`.execute(tx);
  return rows.map(({ thing_id }) => thing_id);
}

/** Deletes the pictures of an account's things; returns whose they were, by thing. */
export async function deletePicturesOf(tx: Queryable, ownerId: string): Promise<string[]> {
  const rows = await tx
    .deleteFrom('share_pictures')
    .where('owner_id', '=', ownerId)
    .returning('thing_id')
    .execute();
  return rows.map(({ thing_id }) => thing_id);
}

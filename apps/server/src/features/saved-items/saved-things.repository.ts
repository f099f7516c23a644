import { type SavedKind, savedKinds } from '@mitoyen/contract/features/saved-items/saved-items.rules.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../core/db/schema.ts';
import { mayFind } from '../visibility/index.ts';

/** A thing as it is now, to an account that may find it. */
export interface SavedThing {
  readonly kind: SavedKind;
  readonly id: string;
  readonly title: string;
  readonly subtitle: string;
  readonly picture_file_id: string | null;
  readonly is_closed: boolean;
  readonly location: string | null;
  readonly experience_years: number | null;
  readonly availability: string | null;
  readonly amount_euros: number | null;
  readonly skills: string[] | null;
}

const noPerson = sql`null::text as location, null::integer as experience_years, null::text as availability,
  null::integer as amount_euros, null::text[] as skills`;

type Finder = (viewerId: string, ids: readonly string[], today: string) => RawBuilder<unknown>;

/** Suspended people, and those whom the viewer may not find, are left out. */
const finders: Readonly<Record<SavedKind, Finder>> = {
  freelance: (viewerId, ids) => sql`
    select 'freelance' as kind, f.id, u.username as title, f.title as subtitle, f.avatar_file_id as picture_file_id,
      false as is_closed, f.location, f.experience_years, f.availability, f.hourly_rate as amount_euros, f.skills
    from freelances f join users u on u.id = f.user_id
    where f.id = any(${ids}::uuid[]) and u.suspended_at is null and ${mayFind(viewerId, 'u.id')}`,
  jobseeker: (viewerId, ids) => sql`
    select 'jobseeker', j.id, u.username, j.title, j.avatar_file_id, false, j.location, j.experience_years,
      j.availability, j.expected_salary, j.skills
    from jobseekers j join users u on u.id = j.user_id
    where j.id = any(${ids}::uuid[]) and u.suspended_at is null and ${mayFind(viewerId, 'u.id')}`,
  offer: (viewerId, ids, today) => sql`
    select 'offer', o.id, o.title, concat_ws(', ', k.name, o.location), k.logo_file_id,
      (o.status <> 'open' or o.deadline < ${today}::date), ${noPerson}
    from offers o join companies k on k.id = o.company_id join users u on u.id = k.user_id
    where o.id = any(${ids}::uuid[]) and o.status <> 'draft' and o.deleted_at is null and u.suspended_at is null
      and ${mayFind(viewerId, 'u.id')}`,
  project: (viewerId, ids) => sql`
    select 'project', i.id, i.title, u.username, (
        select image.file_id from project_images image where image.project_id = i.id order by image.position limit 1),
      false, ${noPerson}
    from portfolio_items i join freelances f on f.id = i.freelance_id join users u on u.id = f.user_id
    where i.id = any(${ids}::uuid[]) and u.suspended_at is null and ${mayFind(viewerId, 'u.id')}`,
};

/** Of these things, those that an account may find, by kind and id. `today`: the day in Paris. */
export async function findThings(
  db: Queryable,
  viewerId: string,
  wanted: readonly { readonly kind: SavedKind; readonly item_id: string }[],
  today: string,
): Promise<ReadonlyMap<string, SavedThing>> {
  const parts = savedKinds.flatMap((kind) => {
    const ids = wanted.filter((one) => one.kind === kind).map(({ item_id }) => item_id);
    return ids.length > 0 ? [finders[kind](viewerId, ids, today)] : [];
  });
  if (parts.length === 0) return new Map();
  const { rows } = await sql<SavedThing>`
    select * from (${sql.join(parts, sql` union all `)}) as things
      (kind, id, title, subtitle, picture_file_id, is_closed, location, experience_years, availability, amount_euros, skills)`.execute(
    db,
  );
  return new Map(rows.map((thing) => [`${thing.kind}:${thing.id}`, thing]));
}

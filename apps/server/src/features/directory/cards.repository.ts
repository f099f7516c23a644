import { cardWorkCount } from '@mitoyen/contract/features/directory/directory.rules.ts';
import type { ProfileCard } from '@mitoyen/contract/features/directory/directory.schemas.ts';
import { type RawBuilder, sql } from 'kysely';
import { compileOnce } from '../../core/db/compile-once.ts';
import type { Queryable } from '../../core/db/schema.ts';
import type { Surroundings } from '../facets/index.ts';
import { type FreelanceCardRow, presentFreelanceCard } from '../freelances/index.ts';
import { type JobseekerCardRow, presentJobseekerCard } from '../jobseekers/index.ts';
import { fileUrl } from '../uploads/index.ts';

interface CoverRow {
  readonly file_id: string;
  readonly focus_x: number;
  readonly focus_y: number;
}
type Row =
  | ({ kind: 'freelance'; works: CoverRow[] } & FreelanceCardRow)
  | ({ kind: 'jobseeker' } & JobseekerCardRow);
/** What a card is made of. */
export type CardRow = Row & { place_code: string | null };

const common = sql`profile.id, users.username, title, specialization, location, skills, experience_years,
  availability, is_availability_unconfirmed, avatar_file_id, trades, place_code`;

/** The covers of a freelance's first projects, by the project's place in the portfolio. */
const works = sql`coalesce((
  select json_agg(cover order by place, project_id) from (
    select portfolio_items.position as place, project_id,
      json_build_object('file_id', file_id, 'focus_x', focus_x, 'focus_y', focus_y) as cover
    from portfolio_items cross join lateral (
      select project_id, file_id, focus_x, focus_y from project_images
      where project_id = portfolio_items.id order by position limit 1) as first
    where freelance_id = profile.id
    order by portfolio_items.position, project_id limit ${sql.lit(cardWorkCount)}) as covers), '[]')`;

/** What cards are made of: of the profiles of each kind that `among` has, but those that are suspended. */
export function cardRows(among: (kind: Row['kind']) => RawBuilder<unknown>): RawBuilder<CardRow> {
  return sql<CardRow>`
    select 'freelance' as kind, ${common}, hourly_rate, null as expected_salary, null as cv_file_id, ${works} as works
    from freelances as profile join users on users.id = profile.user_id
    where profile.id = any(${among('freelance')}) and users.suspended_at is null
    union all
    select 'jobseeker', ${common}, null, expected_salary, cv_file_id, null
    from jobseekers as profile join users on users.id = profile.user_id
    where profile.id = any(${among('jobseeker')}) and users.suspended_at is null`;
}

const cardsByIds = compileOnce(
  (_, ids: readonly string[]) => sql<{ cards: CardRow[] }>`
    select coalesce(json_agg(card), '[]') as cards from (${cardRows(() => sql`${ids}::uuid[]`)}) as card`,
);

/**
 * The cards of these profiles, of both kinds, by profile id; one that is suspended or gone has none. They say how far it
 * is to the place that was asked for.
 */
export async function findCards(
  db: Queryable,
  ids: readonly string[],
  surroundings: Surroundings | null,
): Promise<Map<string, ProfileCard>> {
  if (ids.length === 0) return new Map();
  const [found] = await cardsByIds(db, ids);
  return presentCards(found?.cards ?? [], surroundings);
}

/** As `findCards` has them. */
export function presentCards(
  rows: readonly CardRow[],
  surroundings: Surroundings | null,
): Map<string, ProfileCard> {
  return new Map(
    rows.map((row) => [row.id, { ...presentCard(row), ...presentDistance(row.place_code, surroundings) }]),
  );
}

function presentCard(row: Row): ProfileCard {
  if (row.kind === 'jobseeker') return presentJobseekerCard(row);
  const pictures = row.works.map(({ file_id, focus_x, focus_y }) => ({
    url: fileUrl(file_id),
    focusX: focus_x,
    focusY: focus_y,
  }));
  return { ...presentFreelanceCard(row), ...(pictures.length > 0 && { works: pictures }) };
}

function presentDistance(code: string | null, surroundings: Surroundings | null) {
  const km = surroundings?.kmTo(code) ?? null;
  return {
    ...(km !== null && { distanceKm: km }),
    // who is outside of what was asked for was found for nothing else
    ...(surroundings && !surroundings.isInside(code) && { reaches: true }),
  };
}

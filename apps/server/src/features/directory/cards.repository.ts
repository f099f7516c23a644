import type { ProfileCard } from '@mitoyen/contract/features/directory/directory.schemas.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../core/db/schema.ts';
import type { SearchArea } from '../facets/index.ts';
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

/** What the cards of some profiles are made of, in their order, and by id from which day they are free, where it is to come. */
export interface CardColumns {
  readonly cards: readonly CardRow[];
  readonly free_days: Readonly<Record<string, string>> | null;
}

/** The columns of these profiles' cards; migration 0140. */
export const cardColumns = (ids: RawBuilder<unknown>) => sql`profile_cards(${ids}) as cards,
  (select json_object_agg(profile_id, available_from) from directory_profiles
    where profile_id = any(${ids}) and available_from >= current_date) as free_days`;

/** The cards of these profiles, of both kinds, in their order; one that is suspended or gone has none. */
export async function findCards(db: Queryable, ids: readonly string[]): Promise<ProfileCard[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<CardColumns>`select ${cardColumns(sql`${ids}::uuid[]`)}`.execute(db);
  return rows[0] ? presentCards(rows[0], null) : [];
}

/** The cards; where a place was asked for, they say how far it is. */
export function presentCards({ cards, free_days }: CardColumns, area: SearchArea | null): ProfileCard[] {
  return cards.map((row) => {
    const availableFrom = free_days?.[row.id];
    return {
      ...presentCard(row),
      ...(availableFrom && { availableFrom }),
      ...(area && presentDistance(row.place_code, area)),
    };
  });
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

function presentDistance(code: string | null, area: SearchArea) {
  const km = area.kmTo(code);
  return {
    ...(km !== null && { distanceKm: km }),
    // a profile outside of the area can only have been found because it travels there
    ...(!area.isInside(code) && { reaches: true }),
  };
}

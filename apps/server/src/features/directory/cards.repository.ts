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

/** What the cards of these profiles are made of, in their order, as the column `cards`; migration 0140. */
export const cardColumn = (ids: RawBuilder<unknown>) => sql`profile_cards(${ids}) as cards`;

/** The cards of these profiles, of both kinds, in their order; one that is suspended or gone has none. */
export async function findCards(db: Queryable, ids: readonly string[]): Promise<ProfileCard[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ cards: CardRow[] }>`select ${cardColumn(sql`${ids}::uuid[]`)}`.execute(db);
  return (rows[0]?.cards ?? []).map(presentCard);
}

/** Cards that say how far it is to the place that was asked for. */
export function presentCards(rows: readonly CardRow[], area: SearchArea | null): ProfileCard[] {
  if (!area) return rows.map(presentCard);
  return rows.map((row) => ({ ...presentCard(row), ...presentDistance(row.place_code, area) }));
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
    // who is outside of what was asked for was found for nothing else
    ...(!area.isInside(code) && { reaches: true }),
  };
}

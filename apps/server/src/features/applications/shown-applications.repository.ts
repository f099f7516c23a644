import { sql } from 'kysely';
import type { Queryable, Row } from '../../core/db/schema.ts';
import { mayFind } from '../visibility/index.ts';
import { type ApplicationRow, applicationRows } from './applications.repository.ts';

/** A project as its applicant shows it, with its cover if it has a picture. */
export interface ShownProjectRow {
  readonly id: string;
  readonly title: string;
  readonly picture: { readonly file_id: string; readonly focus_x: number; readonly focus_y: number } | null;
}

/** An application with what its two people read of the applicant. */
export interface ShownApplicationRow extends ApplicationRow {
  readonly is_applicant_suspended: boolean;
  /** Whether the company may still find the applicant, whom it could find when they applied. */
  readonly is_applicant_found: boolean;
  /** The applicant has blocked the company since. */
  readonly is_company_blocked: boolean;
  readonly applicant_title: string;
  readonly applicant_location: string;
  readonly applicant_experience_years: number;
  readonly applicant_availability: Row<'jobseekers'>['availability'];
  readonly applicant_availability_unconfirmed: boolean;
  readonly cv_cautions: Row<'files'>['cautions'] | null;
  readonly expected_salary: number | null;
  readonly budget: number | null;
  readonly salary_min: number | null;
  readonly salary_max: number | null;
  readonly salary_period: Row<'offers'>['salary_period'];
  readonly projects: readonly ShownProjectRow[];
  readonly works: readonly ShownProjectRow[];
}

/** Which side asks: what only a company needs is read for it alone. */
export type Side = 'company' | 'applicant';

const project = sql`json_build_object('id', item.id, 'title', coalesce(nullif(item.title, ''), item.url),
  'picture', case when cover.file_id is not null then json_build_object(
    'file_id', cover.file_id, 'focus_x', cover.focus_x, 'focus_y', cover.focus_y) end)`;

const covers = sql`lateral (select file_id, focus_x, focus_y from project_images
  where project_id = item.id order by project_images.position limit 1) as cover`;

/** Those chosen, in their order, as far as they are still in the portfolio. */
const chosenProjects = sql<ShownProjectRow[]>`coalesce((
  select json_agg(${project} order by chosen.place)
  from unnest(applications.project_ids) with ordinality as chosen (id, place)
  join portfolio_items as item on item.id = chosen.id and item.freelance_id = applications.freelance_id
  left join ${covers} on true), '[]')`;

/** Pictures of a row in a company's list. */
export const picturesShown = 3;

const otherWorks = sql<ShownProjectRow[]>`coalesce((
  select json_agg(work order by place, id) from (
    select item.position as place, item.id, ${project} as work
    from portfolio_items as item cross join ${covers}
    where item.freelance_id = applications.freelance_id and not item.id = any(applications.project_ids)
    order by item.position, item.id limit ${sql.lit(picturesShown)}) as works), '[]')`;

const ofProfile = <Value>(column: string) =>
  sql<Value>`coalesce(${sql.ref(`freelances.${column}`)}, ${sql.ref(`jobseekers.${column}`)})`;

/** Whether the applicant (`users`) blocks the account of the company, to which their CV is closed meanwhile. */
export const isCompanyBlocked = sql<boolean>`exists (
  select from blocks where blocker_id = users.id and blocked_id = companies.user_id)`;

/** As `applicationRows`, with what is shown besides: pictures and facts come with the row, not by statements of their own. */
export function shownRows(db: Queryable, side: Side) {
  return applicationRows(db)
    .select([
      'jobseekers.expected_salary',
      'offers.budget',
      'offers.salary_min',
      'offers.salary_max',
      'offers.salary_period',
    ])
    .select([
      sql<boolean>`users.suspended_at is not null`.as('is_applicant_suspended'),
      sql<
        Row<'files'>['cautions'] | null
      >`(select cautions from files where files.id = applications.cv_file_id)`.as('cv_cautions'),
      isCompanyBlocked.as('is_company_blocked'),
      mayFind(sql.ref('companies.user_id'), 'users.id').as('is_applicant_found'),
      ofProfile<string>('title').as('applicant_title'),
      ofProfile<string>('location').as('applicant_location'),
      ofProfile<number>('experience_years').as('applicant_experience_years'),
      ofProfile<Row<'jobseekers'>['availability']>('availability').as('applicant_availability'),
      ofProfile<boolean>('is_availability_unconfirmed').as('applicant_availability_unconfirmed'),
      chosenProjects.as('projects'),
      (side === 'company' ? otherWorks : sql<ShownProjectRow[]>`'[]'::json`).as('works'),
    ]);
}

export async function findShownApplication(
  db: Queryable,
  id: string,
  side: Side,
): Promise<ShownApplicationRow | undefined> {
  return shownRows(db, side).where('applications.id', '=', id).executeTakeFirst();
}

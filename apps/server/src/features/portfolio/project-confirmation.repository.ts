import type { ProjectConfirmation } from '@mitoyen/contract/features/portfolio/portfolio.schemas.ts';
import { type RawBuilder, sql } from 'kysely';
import { notSuspended } from '../../core/auth/not-suspended.ts';

/**
 * What an agency confirmed of a project, in a statement about `portfolio_items`; null where nothing is. The SIREN counts as
 * long as the account that answered is that firm's and confirmed; nothing does while that account is suspended.
 */
export const projectConfirmation: RawBuilder<ProjectConfirmation | null> = sql<ProjectConfirmation | null>`(
  select jsonb_build_object(
    'by', asked.confirmed_by,
    'means', case when asked.siren is not null and is_confirmed_company(asked.answered_by) and exists (
        select from companies where companies.user_id = asked.answered_by and left(companies.siret, 9) = asked.siren)
      then 'siren' else 'email' end,
    'title', asked.confirmed_title,
    'at', to_char(asked.answered_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
  from project_references as asked
  where asked.project_id = portfolio_items.id and asked.state = 'confirmed'
    and (asked.answered_by is null or ${notSuspended('asked.answered_by')})
  order by asked.siren nulls last, asked.answered_at desc, asked.id limit 1)`;

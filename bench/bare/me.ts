import { firstNameOf } from '@mitoyen/contract/core/first-name.ts';
import { siretStateOf } from '@mitoyen/contract/features/companies/siret-state.rules.ts';
import type pg from 'pg';
import { type BarePath, json } from './answer.ts';
import { facetColumns, facetsOf, mobilityColumns, mobilityOf } from './facets.ts';
import { signedIn, tokenHashOf } from './session.ts';

const text = `
  select me.id as account_id, me.username, me.email, me.role, me.phone, me.profile_completed, me.created_at,
    me.email_confirmed_at is not null as confirmed,
    (select new_email from email_changes where user_id = me.id and expires_at > now()) as pending_email,
    greatest(me.terms_version, (select max(version) from terms_readings where user_id = me.id)) as terms,
    (select coalesce(sum(unread_count), 0)::int from conversation_reads where user_id = me.id and unread_count > 0)
      as unread,
    (select count(*)::int from applications a where a.freelance_id = f.id and has_unread_answer) as unseen,
    f.id, f.title, f.specialization, f.location, f.hourly_rate::float8 as rate, f.experience_years, f.description,
    f.skills, f.availability, f.avatar_file_id, f.is_availability_unconfirmed, f.completed_projects, f.siret_status, f.siret_reading,
        f.confirmed_by_operator_at,
    f.siret, ${facetColumns('f')}, ${mobilityColumns('f')},
    (select coalesce(json_agg(p order by position, id), '[]') from portfolio_items p where p.freelance_id = f.id)
      as portfolio
  from ${signedIn} join freelances f on f.user_id = me.id`;

/** The account that asks, a freelance, with its profile and what waits for it. */
export function mePath(pool: pg.Pool): BarePath {
  return async (_rest, request) => {
    const { rows } = await pool.query({ name: 'me', text, values: [tokenHashOf(request)] });
    const [row] = rows;
    if (!row) return { status: 401, body: '' };
    return json({
      user: {
        id: row.account_id,
        username: row.username,
        firstName: firstNameOf(row.username),
        email: row.email,
        role: row.role,
        phone: row.phone,
        profileCompleted: row.profile_completed,
        createdAt: row.created_at.toISOString(),
        emailConfirmed: row.confirmed,
        pendingEmail: row.pending_email,
        termsVersion: row.terms,
      },
      profile: {
        id: row.id,
        user_id: row.account_id,
        firstName: firstNameOf(row.username),
        username: row.username,
        title: row.title,
        specialization: row.specialization,
        location: row.location,
        hourlyRate: row.rate,
        experienceYears: row.experience_years,
        description: row.description,
        skills: row.skills,
        ...facetsOf(row),
        ...mobilityOf(row),
        availability: row.availability,
        avatar: row.avatar_file_id && `/files/${row.avatar_file_id}`,
        ...(row.is_availability_unconfirmed && { availabilityToConfirm: true }),
        completedProjects: row.completed_projects,
        siretStatus: row.siret_status,
        siretState: siretStateOf(row.siret_reading, row.confirmed_by_operator_at && 'operator'),
        siret: row.siret,
        portfolio: row.portfolio,
      },
      unreadCount: row.unread,
      unseenApplicationCount: row.unseen,
    });
  };
}

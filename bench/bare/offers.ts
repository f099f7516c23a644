import { parisDay } from '@mitoyen/contract/core/paris-day.ts';
import type pg from 'pg';
import { type BareAnswer, type BarePath, json } from './answer.ts';
import { facetColumns, facetsOf } from './facets.ts';
import { signedIn, tokenHashOf } from './session.ts';
import { countOf, createTotals, toldTotal } from './totals.ts';

const pageSize = 24;

const listed = `
  select offer_id, is_highlighted, created_at from listed_offers where deadline >= current_date
  order by is_highlighted desc, created_at desc, offer_id desc limit ${pageSize + 1}`;

const forEveryone = `
  select o.id, o.title, o.location, o.is_remote, o.is_highlighted, o.created_at
  from (${listed}) l join offers o on o.id = l.offer_id
  order by l.is_highlighted desc, l.created_at desc, l.offer_id desc`;

/** With what a freelance is told: whether it applied, and how the company answers. */
const forFreelances = `
  select o.id, o.company_id, c.user_id, o.company_name, c.logo_file_id, o.title, o.description, o.requirements,
    o.budget::float8 as budget, o.duration, o.location, o.is_remote, o.deadline::text as deadline, o.status,
    o.is_highlighted, o.created_at, o.kind, o.is_urgent, ${facetColumns('o')}, record.*,
    exists (select from applications a where a.offer_id = o.id and a.freelance_id = f.id) as applied
  from ${signedIn} join freelances f on f.user_id = me.id,
    (${listed}) l join offers o on o.id = l.offer_id join companies c on c.id = o.company_id
    left join lateral (
      select round(count(answered_at)::numeric / count(*), 3)::float8 as rate,
        round((percentile_cont(0.5) within group (order by extract(epoch from answered_at - created_at) / 3600)
          filter (where answered_at is not null))::numeric, 1)::float8 as delay
      from applications where company_id = c.id and not (status = 'withdrawn' and answered_at is null)
      having count(*) >= 5
    ) record on true
  order by l.is_highlighted desc, l.created_at desc, l.offer_id desc`;

const publicOf = (row: Record<string, unknown>) => ({
  id: row.id,
  titre: row.title,
  remote: row.is_remote ? 1 : 0,
  lieu: row.location,
  createdAt: (row.created_at as Date).toISOString(),
  restricted: true,
});

const fullOf = (row: Record<string, unknown>, today: string) => ({
  id: row.id,
  entreprise_id: row.company_id,
  entreprise_user_id: row.user_id,
  companyName: row.company_name,
  companyLogo: row.logo_file_id && `/files/${row.logo_file_id}`,
  titre: row.title,
  description: row.description,
  requirements: row.requirements,
  kind: row.kind,
  urgent: row.is_urgent,
  budget: row.budget,
  duree: row.duration,
  lieu: row.location,
  remote: row.is_remote ? 1 : 0,
  deadline: row.deadline,
  status: row.status === 'open' && (row.deadline as string) < today ? 'expired' : row.status,
  highlighted: row.is_highlighted,
  createdAt: (row.created_at as Date).toISOString(),
  applied: row.applied,
  answerRecord: row.rate === null ? null : { rate: row.rate, medianDelayHours: row.delay },
  ...facetsOf(row),
});

/** The first page of open offers, as the signed-out or a freelance see it. */
export function offersPath(pool: pg.Pool): BarePath {
  const totals = createTotals();
  const count = () =>
    totals('', async () => {
      const { rows } = await pool.query(countOf('listed_offers', 'deadline >= current_date'));
      return rows[0].counted;
    });

  async function page(
    rows: readonly { is_highlighted: boolean; created_at: Date; id: string }[],
    items: readonly unknown[],
  ): Promise<BareAnswer> {
    const counted = await count();
    const { total, isTotalExact } = toldTotal(counted);
    const last = rows.length > pageSize ? rows[pageSize - 1] : undefined;
    const headers: Record<string, string> = { 'x-total-count': `${total}` };
    if (!isTotalExact) headers['x-total-exact'] = 'false';
    if (last) {
      const cursor = JSON.stringify([
        last.is_highlighted ? 1 : 0,
        last.created_at.getTime(),
        last.id,
        counted,
      ]);
      headers.link = `</api/appels-doffre?cursor=${Buffer.from(cursor).toString('base64url')}>; rel="next"`;
    }
    return json(items, headers);
  }

  return async (_rest, request) => {
    if (request.headers.authorization === undefined) {
      const { rows } = await pool.query({ name: 'offers', text: forEveryone });
      return page(rows, rows.slice(0, pageSize).map(publicOf));
    }
    const values = [tokenHashOf(request)];
    const { rows } = await pool.query({ name: 'member-offers', text: forFreelances, values });
    const today = parisDay(new Date());
    return page(
      rows,
      rows.slice(0, pageSize).map((row) => fullOf(row, today)),
    );
  };
}

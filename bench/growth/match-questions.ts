import { buildUrl } from '@mitoyen/contract/core/define-route.ts';
import { matchRoutes } from '@mitoyen/contract/features/matches/matches.contract.ts';
import { hashToken } from '@mitoyen/server/src/core/auth/session-token.ts';
import type { FilledDatabase } from '../open-databases.ts';
import type { Questions } from './open-side.ts';

/** Signs somebody in, with a token that names them; done again, it adds nothing. */
async function signIn({ pool }: FilledDatabase, userId: string): Promise<string> {
  const token = `matches-of-${userId}`;
  await pool.query(
    `insert into sessions (id, user_id, token_hash, expires_at)
     values (gen_random_uuid(), $1, $2, now() + interval '1 year') on conflict (token_hash) do nothing`,
    [userId, hashToken(token)],
  );
  return token;
}

/** The profiles for the offers of the company that has the most, and the offers for a freelance who says the most. */
export const matchQuestions: Questions = async (database) => {
  const { rows: companies } = await database.pool.query<{ user_id: string; ids: string[] }>(`
    select companies.user_id, array_agg(offers.id order by offers.id) as ids
    from offers join companies on companies.id = offers.company_id
    where offers.status = 'open' and offers.deadline >= current_date and offers.trades <> '{}'
    group by 1 order by count(*) desc, 1 limit 1`);
  const { rows: freelances } = await database.pool.query<{ user_id: string }>(`
    select user_id from freelances where place_code is not null and trades <> '{}'
    order by cardinality(phases) + cardinality(software) desc, id limit 1`);
  const [company] = companies;
  const [freelance] = freelances;
  if (!company || !freelance) throw new Error('nobody to ask for');
  return [
    {
      name: 'matches: profiles for an offer',
      paths: company.ids.map((id) => buildUrl(matchRoutes.listForOffer, { params: { id } })),
      token: await signIn(database, company.user_id),
    },
    {
      name: 'matches: offers for a freelance',
      paths: [buildUrl(matchRoutes.listForProfile, { params: { id: freelance.user_id } })],
      token: await signIn(database, freelance.user_id),
    },
  ];
};

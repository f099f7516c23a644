import { buildUrl } from '@mitoyen/contract/core/define-route.ts';
import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { offerRoutes } from '@mitoyen/contract/features/offers/offers.contract.ts';
import { demoPassword } from '@mitoyen/server/seed/content/demo-accounts.ts';
import type { FilledDatabase } from '../open-databases.ts';
import type { OfferMix } from './offer-mix.ts';
import { offersPath } from './offer-mix.ts';
import type { Questions, Scenario } from './open-side.ts';

const shown = 75;

/** The list of offers for members and for the signed-out: first page, searches, pages all along; and single offers. */
export function offerQuestions(searches: OfferMix): Questions {
  return async (database, productUrl) => {
    const token = await signIn(productUrl);
    const ids = await someOffers(database);
    const members: Scenario[] = [
      { name: 'offers, first page', paths: [offersPath({})] },
      { name: 'offers, remote', paths: [offersPath({ remote: '1' })] },
      { name: 'offers, word and place', paths: searches.wordAndPlace },
      { name: 'offers, any two words', paths: searches.anyTwoWords },
      { name: 'offers, two or three letters', paths: searches.fewLetters },
      { name: 'first asked: word and place', paths: searches.wordAndPlace, isFirst: true },
      { name: 'first asked: any two words', paths: searches.anyTwoWords, isFirst: true },
      ...(await walkScenarios(productUrl, token, database.size)),
      { name: 'offer, API', paths: ids.map((id) => buildUrl(offerRoutes.get, { params: { id } })) },
    ];
    return [
      ...members.map((scenario) => ({ ...scenario, token })),
      { name: 'signed out, two words', paths: searches.publicWords },
      {
        name: 'signed out, page made',
        paths: searches.publicWords
          .slice(0, shown)
          .map((path) => path.replace('/api/appels-doffre', '/jobs')),
        isCold: true,
      },
    ];
  };
}

async function signIn(productUrl: string): Promise<string> {
  const answer = await fetch(`${productUrl}${accountRoutes.login.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'entreprise-0@charge.mitoyen.test', password: demoPassword }),
  });
  return ((await answer.json()) as { token: string }).token;
}

async function someOffers({ pool }: FilledDatabase): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>('select id from offers order by md5(id::text) limit $1', [
    shown,
  ]);
  return rows.map(({ id }) => id);
}

/** A page at the start, in the middle and at the end of the list. */
async function walkScenarios(productUrl: string, token: string, offers: number): Promise<Scenario[]> {
  const cursors: string[] = [];
  let cursor: string | undefined;
  do {
    const limit = offers > 1000 ? '100' : '24';
    const answer = await fetch(`${productUrl}${offersPath({ limit, ...(cursor && { cursor }) })}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    await answer.arrayBuffer();
    cursor = /cursor=([^&>]+)/.exec(answer.headers.get('link') ?? '')?.[1];
    if (cursor) cursors.push(decodeURIComponent(cursor));
  } while (cursor);
  const at = (share: number) =>
    cursors[Math.min(cursors.length - 1, Math.floor(cursors.length * share))] ?? '';
  return [
    { name: 'offers, page at the start', paths: [offersPath({ cursor: at(0) })] },
    { name: 'offers, page in the middle', paths: [offersPath({ cursor: at(0.5) })] },
    { name: 'offers, page at the end', paths: [offersPath({ cursor: at(1) })] },
  ];
}

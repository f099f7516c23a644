// What the checks of ops/cdn send.

/** Whether Varnish or nginx had the answer. */
export const isHit = (answer) => answer.headers.get('x-cache') === 'HIT';

/** The second of two answers: what may be kept is kept by then. */
export async function askTwice(base, path, headers) {
  await (await fetch(base + path, { headers, redirect: 'manual' })).arrayBuffer();
  const answer = await fetch(base + path, { headers, redirect: 'manual' });
  await answer.arrayBuffer();
  return answer;
}

/** The body of an offer. */
export const offerOf = (user, titre) => ({
  ...{ entreprise_id: user.id, titre, description: 'Une mission', requirements: ['Revit'] },
  ...{ budget: '300', duree: '3 mois', lieu: 'Lyon', remote: 0, deadline: '2099-01-01' },
});

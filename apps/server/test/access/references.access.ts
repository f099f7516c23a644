import { referenceRoutes } from '@mitoyen/contract/features/references/references.contract.ts';
import { hashToken } from '../../src/core/auth/session-token.ts';
import { newId } from '../../src/core/ids/new-id.ts';
import { makePortfolioItem, nextNumber } from '../builders/index.ts';
import { access, everybody, members, selfOnly } from './access-line.ts';
import type { Person } from './callers.ts';
import { accountId, rowOf, type Scene } from './scene.ts';

async function makeAskableProject({ context }: Scene, { profile }: Person): Promise<string> {
  if (!profile) throw new Error('this kind of person has no portfolio');
  const facts = { agency: 'Atelier Canopée', role_held: 'Chef de projet' };
  return (await makePortfolioItem(context, profile.id, facts)).id;
}
const nextEmail = () => `agence-acces${nextNumber()}@exemple.fr`;

const referenceId = (scene: Scene) =>
  rowOf(scene, 'freelance', async (owner) => {
    const { db, clock } = scene.context;
    const [id, project_id] = [newId(), await makeAskableProject(scene, owner)];
    const now = clock.now();
    await db
      .insertInto('project_references')
      .values({
        ...{ id, project_id, agency: 'Atelier Canopée', email: nextEmail(), token_hash: hashToken(id) },
        ...{ asked_at: now, expires_at: new Date(now.getTime() + 86_400_000) },
      })
      .execute();
    return id;
  });

//            out unc fre job com sus ope
export const referencesAccess = [
  access(
    referenceRoutes.ask,
    {
      own: '     -   - 201   -   - 401   -',
      another: ' 401 403 403 403 403 401 403',
      missing: ' 401 403 404 403 403 401 403',
    },
    async (scene) => ({
      params: { id: await rowOf(scene, 'freelance', (owner) => makeAskableProject(scene, owner)) },
      body: { email: nextEmail() },
    }),
  ),
  access(referenceRoutes.list, selfOnly(200), async (scene) => ({
    params: { userId: await accountId(scene, 'freelance') },
  })),
  access(
    referenceRoutes.settle,
    { own: '     -   - 204   -   - 401   -', another: members(404), missing: members(404) },
    async (scene) => ({ params: { id: await referenceId(scene) }, body: { act: 'withdraw' } }),
  ),
  access(referenceRoutes.show, { any: everybody(400) }, () => ({ query: { token: newId() } })),
  access(referenceRoutes.answer, { any: everybody(400) }, () => ({
    body: { token: newId(), answer: 'refuse' },
  })),
];

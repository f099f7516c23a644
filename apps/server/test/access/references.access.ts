import { referenceRoutes } from '@mitoyen/contract/features/references/references.contract.ts';
import { newId } from '../../src/core/ids/new-id.ts';
import { askReference } from '../../src/features/references/ask-reference.ts';
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
    const projectId = await makeAskableProject(scene, owner);
    return (await askReference(scene.context, owner.user.id, projectId, { email: nextEmail() })).id;
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

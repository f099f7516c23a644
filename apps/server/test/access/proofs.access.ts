import { operatorProofRoutes, proofRoutes } from '@mitoyen/contract/features/proofs/proofs.contract.ts';
import { newId } from '../../src/core/ids/new-id.ts';
import { addProof } from '../../src/features/proofs/declare-proof.ts';
import { access, members, operators, selfOnly } from './access-line.ts';
import { accountId, callerId, rowOf, type Scene } from './scene.ts';

const ordre = { kind: 'ordre', number: 'A12345', region: 'Bretagne' } as const;
const own = async (scene: Scene) => ({ params: { id: await accountId(scene, 'freelance') } });

/** A proof of a freelance's, or of the caller's. */
const proofId = (scene: Scene) =>
  rowOf(scene, 'freelance', async ({ user }) => {
    const owner = { id: user.id, role: 'freelance' } as const;
    return (await addProof(scene.context, owner, ordre, null)).id;
  });
const underOwn = async (scene: Scene) => ({ params: { id: callerId(scene), proofId: await proofId(scene) } });
const underAnother = async (scene: Scene) => ({
  params: { id: await accountId(scene, 'freelance'), proofId: newId() },
});

//            out unc fre job com sus ope
export const proofsAccess = [
  access(proofRoutes.list, selfOnly(200), own),
  access(
    proofRoutes.add,
    { own: '     - 403 201 201 403 401 403', another: members(403), missing: members(403) },
    async (scene) => ({ ...(await own(scene)), body: ordre }),
  ),
  access(
    proofRoutes.change,
    {
      own: '     - 403 200 200 403 401 403',
      another: '401 403 404 404 403 401 403',
      missing: '401 403 404 404 403 401 403',
    },
    async (scene) => ({ ...(await underOwn(scene)), body: ordre }),
  ),
  access(
    proofRoutes.change,
    { about: 'under another’s account', another: members(403), missing: members(403) },
    async (scene) => ({ ...(await underAnother(scene)), body: ordre }),
  ),
  access(
    proofRoutes.remove,
    { own: '     - 204 204 204 204 401 204', another: members(404), missing: members(404) },
    underOwn,
  ),
  access(
    proofRoutes.remove,
    { about: 'under another’s account', another: members(403), missing: members(403) },
    underAnother,
  ),
  access(operatorProofRoutes.list, { any: operators(200) }),
  access(operatorProofRoutes.decide, { another: operators(201), missing: operators(404) }, async (scene) => ({
    params: { id: await proofId(scene) },
    body: { state: 'verified', note: 'Inscription lue dans l’annuaire.', revision: 1 },
  })),
];

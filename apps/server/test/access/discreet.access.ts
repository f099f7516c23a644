import { discreetRoutes, revealRoutes } from '@mitoyen/contract/features/discreet/discreet.contract.ts';
import { visibilityRoutes } from '@mitoyen/contract/features/visibility/visibility.contract.ts';
import { newId } from '../../src/core/ids/new-id.ts';
import { nextSiret } from '../builders/index.ts';
import { access, members } from './access-line.ts';
import { discreetHandle, makeRevealTo } from './discreet-rows.ts';
import { accountId, rowOf, type Scene } from './scene.ts';

const settings = async (scene: Scene) => ({ params: { id: await accountId(scene) } });
const aboutFirms = { about: 'of a confirmed firm' } as const;

//            out unc fre job com sus ope
/** Callers that are no confirmed firm get 404 about discreet people. */
export const discreetAccess = [
  access(
    visibilityRoutes.get,
    { own: '     - 404 404 200 404 401 404', another: members(403), missing: members(403) },
    settings,
  ),
  access(
    visibilityRoutes.change,
    { own: '     - 404 404 200 404 401 404', another: members(403), missing: members(403) },
    async (scene) => ({ ...(await settings(scene)), body: { visibility: 'members', hiddenFrom: [] } }),
  ),
  access(visibilityRoutes.companyNames, { any: members(200) }, () => ({
    query: { q: nextSiret().slice(0, 9) },
  })),

  access(discreetRoutes.list, { any: members(404) }),
  access(discreetRoutes.listAsked, { any: members(404) }),
  access(discreetRoutes.get, { missing: members(404) }, () => ({ params: { handle: newId() } })),
  access(discreetRoutes.ask, { missing: members(404) }, () => ({
    params: { handle: newId() },
    body: { subject: 'Un poste', content: 'Bonjour' },
  })),
  access(discreetRoutes.list, { ...aboutFirms, own: '- - - - 200 - -' }, async (scene) => {
    await discreetHandle(scene);
    return {};
  }),
  access(discreetRoutes.listAsked, { ...aboutFirms, own: '- - - - 200 - -' }, async (scene) => {
    await discreetHandle(scene);
    return {};
  }),
  access(discreetRoutes.get, { ...aboutFirms, own: '- - - - 200 - -' }, async (scene) => ({
    params: { handle: await discreetHandle(scene) },
  })),
  access(discreetRoutes.ask, { ...aboutFirms, own: '- - - - 201 - -' }, async (scene) => ({
    params: { handle: await discreetHandle(scene) },
    body: { subject: 'Un poste', content: 'Bonjour' },
  })),

  access(revealRoutes.list, { any: members(200) }),
  access(
    revealRoutes.answer,
    { own: '     -   -   - 204   -   -   -', another: members(404), missing: members(404) },
    async (scene) => ({
      params: { id: await rowOf(scene, 'jobseeker', (owner) => makeRevealTo(scene, owner, 'waiting')) },
      body: { answer: 'decline' },
    }),
  ),
  access(
    revealRoutes.withdraw,
    { own: '     -   -   - 204   -   -   -', another: members(404), missing: members(404) },
    async (scene) => ({
      params: { id: await rowOf(scene, 'jobseeker', (owner) => makeRevealTo(scene, owner, 'revealed')) },
    }),
  ),
];

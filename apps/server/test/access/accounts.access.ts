import { termsVersion } from '@mitoyen/contract/core/terms.ts';
import { accountRoutes as routes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { personalDataRoutes } from '@mitoyen/contract/features/personal-data/personal-data.contract.ts';
import { todayRoutes } from '@mitoyen/contract/features/today/today.contract.ts';
import { newId } from '../../src/core/ids/new-id.ts';
import { goodPassword } from '../account-bodies.ts';
import { access, everybody, members, selfOnly } from './access-line.ts';
import { makeSessionOf } from './rows.ts';
import { accountId, callerId, rowOf, type Scene, self } from './scene.ts';

const own = async (scene: Scene) => ({ id: await accountId(scene) });
const newEmail = () => `nouveau.${newId()}@exemple.fr`;
const credentials = async (scene: Scene) => ({
  email: scene.whose === 'own' ? self(scene).user.email : newEmail(),
  password: goodPassword,
});
const unusedPasskey = {
  id: 'AAAA',
  rawId: 'AAAA',
  type: 'public-key' as const,
  response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' },
};

//            out unc fre job com sus ope
export const accountAccess = [
  access(
    routes.login,
    {
      // a suspended account gets 403 for the right password; an operator's gets the second step
      own: '     - 200 200 200 200 403 202',
      missing: everybody(401),
    },
    async (scene) => ({ body: await credentials(scene) }),
  ),
  access(routes.takeSecondStep, { any: everybody(401) }, () => ({
    body: { token: 'begun-by-nobody', code: '123456' },
  })),
  access(routes.startPasskeyLogin, { any: everybody(200) }),
  access(routes.loginWithPasskey, { any: everybody(401) }, () => ({ body: { passkey: unusedPasskey } })),
  access(routes.register, { any: everybody(201) }, () => ({
    body: { email: newEmail(), password: goodPassword, name: 'Camille Durand' },
  })),
  access(routes.create, { any: everybody(201) }, () => ({
    body: {
      username: 'Camille Durand',
      email: newEmail(),
      password: goodPassword,
      role: 'entreprise',
    },
  })),
  access(routes.logout, { any: members(204) }),
  access(routes.me, { any: members(200) }),
  access(todayRoutes.get, { any: members(200) }),
  access(routes.update, selfOnly(200), async (scene) => ({
    params: await own(scene),
    body: { username: 'Camille Martin' },
  })),
  access(routes.readTerms, selfOnly(200), async (scene) => ({
    params: await own(scene),
    body: { version: termsVersion },
  })),
  access(routes.changePassword, selfOnly(204), async (scene) => ({
    params: await own(scene),
    body: { currentPassword: goodPassword, newPassword: 'escalier4hetre' },
  })),
  access(
    routes.get,
    {
      own: '     - 200 200 200 200 401 200',
      another: members(200),
      missing: members(404),
    },
    async (scene) => ({ params: await own(scene) }),
  ),
  access(routes.listSessions, selfOnly(200), async (scene) => ({ params: await own(scene) })),
  access(routes.endOtherSessions, selfOnly(204), async (scene) => ({ params: await own(scene) })),
  access(
    routes.endSession,
    {
      own: '     - 204 204 204 204 401 204',
      // under one's own account, another's session is like one that is not there
      another: members(404),
      missing: members(404),
    },
    async (scene) => ({
      params: {
        id: callerId(scene),
        sessionId: await rowOf(scene, 'freelance', (owner) => makeSessionOf(scene, owner)),
      },
    }),
  ),
  access(
    routes.endSession,
    { about: 'under another’s account', another: members(403), missing: members(403) },
    async (scene) => ({ params: { id: await accountId(scene), sessionId: newId() } }),
  ),
  access(routes.sendConfirmation, selfOnly(200), async (scene) => ({ params: await own(scene) })),
  access(routes.confirmEmail, { any: everybody(400) }, () => ({ body: { token: 'sent-to-nobody' } })),
  access(routes.confirmIdentity, { any: members(204) }, () => ({ body: { password: goodPassword } })),
  access(
    routes.forgotPassword,
    { own: '- 200 200 200 200 200 200', missing: everybody(200) },
    async (scene) => ({
      body: { email: (await credentials(scene)).email },
    }),
  ),
  access(routes.resetPassword, { any: everybody(400) }, () => ({
    body: { token: 'sent-to-nobody', password: 'escalier4hetre' },
  })),
  access(personalDataRoutes.export, selfOnly(200), async (scene) => ({ params: await own(scene) })),
  access(personalDataRoutes.remove, selfOnly(204), async (scene) => ({
    params: await own(scene),
    body: { password: goodPassword },
  })),
];

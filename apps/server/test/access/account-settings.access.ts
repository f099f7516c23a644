import { blockRoutes } from '@mitoyen/contract/features/blocks/blocks.contract.ts';
import { cvDownloadRoutes } from '@mitoyen/contract/features/cv-downloads/cv-downloads.contract.ts';
import { mailPreferenceRoutes } from '@mitoyen/contract/features/mail-preferences/mail-preferences.contract.ts';
import { notificationRoutes } from '@mitoyen/contract/features/notifications/notifications.contract.ts';
import { pushRoutes } from '@mitoyen/contract/features/push/push.contract.ts';
import { secondFactorRoutes } from '@mitoyen/contract/features/second-factor/second-factor.contract.ts';
import { newId } from '../../src/core/ids/new-id.ts';
import { blockPerson } from '../../src/features/blocks/block-person.ts';
import { makeUnsubscribeToken } from '../../src/features/mail-preferences/unsubscribe-token.ts';
import { insertNotification } from '../../src/features/notifications/notifications.repository.ts';
import { access, everybody, members, selfOnly } from './access-line.ts';
import { accountId, callerId, rowOf, type Scene } from './scene.ts';

const own = async (scene: Scene) => ({ id: await accountId(scene) });

/** What a mail to its reader carries, or nobody's. */
async function mailToken(scene: Scene): Promise<string> {
  if (scene.whose === 'missing') return 'made.by.nobody';
  const { user } = await scene.another('freelance');
  return makeUnsubscribeToken(scene.context.config.secretKey, { userId: user.id, kind: 'news' });
}
/** The mail's link authorizes its holder, signed in or not. */
const byMail = { any: everybody(200), missing: everybody(400) };

const pushBrowser = {
  endpoint: 'https://push.exemple.fr/somebody',
  keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
};

const unknownPasskey = {
  id: 'AAAA',
  rawId: 'AAAA',
  type: 'public-key' as const,
  response: { clientDataJSON: 'e30', attestationObject: 'oA' },
};

//            out unc fre job com sus ope
export const accountSettingsAccess = [
  access(blockRoutes.list, selfOnly(200), async (scene) => ({ params: await own(scene) })),
  access(blockRoutes.create, selfOnly(201), async (scene) => ({
    params: await own(scene),
    body: { userId: (await scene.another('freelance')).user.id },
  })),
  access(blockRoutes.create, { about: 'of nobody', missing: '- 404 404 404 404 401 404' }, (scene) => ({
    params: { id: callerId(scene) },
    body: { userId: newId() },
  })),
  access(
    blockRoutes.remove,
    {
      own: '     - 204 204 204 204 401 204',
      // a person whom another account blocked is not blocked by the caller
      another: members(404),
      missing: members(404),
    },
    async (scene) => ({
      params: {
        id: callerId(scene),
        blockedId: await rowOf(scene, 'freelance', async ({ user }) => {
          const { user: blocked } = await scene.another('operator');
          await blockPerson(scene.context, user.id, blocked.id);
          return blocked.id;
        }),
      },
    }),
  ),
  access(
    blockRoutes.remove,
    { about: 'under another’s account', another: members(403), missing: members(403) },
    async (scene) => ({ params: { id: await accountId(scene), blockedId: newId() } }),
  ),
  access(cvDownloadRoutes.list, selfOnly(200), async (scene) => ({ params: await own(scene) })),

  access(mailPreferenceRoutes.get, selfOnly(200), async (scene) => ({ params: await own(scene) })),
  access(mailPreferenceRoutes.update, selfOnly(200), async (scene) => ({
    params: await own(scene),
    body: { news: false },
  })),
  access(mailPreferenceRoutes.showSubscription, byMail, async (scene) => ({
    query: { token: await mailToken(scene) },
  })),
  access(mailPreferenceRoutes.changeSubscription, byMail, async (scene) => ({
    query: { token: await mailToken(scene) },
    body: { isWanted: true },
  })),
  access(mailPreferenceRoutes.unsubscribeInOneClick, byMail, async (scene) => ({
    query: { token: await mailToken(scene) },
  })),

  access(notificationRoutes.list, { any: members(200) }),
  access(
    notificationRoutes.read,
    { own: '     - 204 204 204 204 401 204', another: members(404), missing: members(404) },
    async (scene) => ({
      params: {
        id: await rowOf(scene, 'freelance', async ({ user }) => {
          const row = { id: newId(), user_id: user.id, kind: 'account', text: 'Un titre', path: '/profile' };
          await insertNotification(scene.context.db, { ...row, created_at: scene.context.clock.now() });
          return row.id;
        }),
      },
    }),
  ),
  access(notificationRoutes.readAll, { any: members(204) }, () => ({
    body: { until: '2026-11-29T12:00:00.000Z' },
  })),
  access(notificationRoutes.visit, { any: members(204) }, () => ({ body: { path: '/profile' } })),
  access(notificationRoutes.getPreferences, selfOnly(200), async (scene) => ({ params: await own(scene) })),
  access(notificationRoutes.updatePreferences, selfOnly(200), async (scene) => ({
    params: await own(scene),
    body: { here: { alerts: false } },
  })),

  access(pushRoutes.get, selfOnly(200), async (scene) => ({ params: await own(scene) })),
  access(pushRoutes.update, selfOnly(200), async (scene) => ({
    params: await own(scene),
    body: { showsWords: false },
  })),
  access(pushRoutes.subscribe, selfOnly(204), async (scene) => ({
    params: await own(scene),
    body: pushBrowser,
  })),
  access(pushRoutes.unsubscribe, selfOnly(204), async (scene) => ({
    params: await own(scene),
    body: { endpoint: pushBrowser.endpoint },
  })),
  // a browser's address authorizes the change, and the response does not tell whether it is registered
  access(pushRoutes.renew, { any: everybody(204) }, () => ({
    body: { ...pushBrowser, oldEndpoint: 'https://push.exemple.fr/old' },
  })),
  access(pushRoutes.presence, { any: members(204) }, () => ({ body: { isVisible: false } })),

  // nobody of these has a second factor that could be used: what would change one finds none
  access(secondFactorRoutes.get, selfOnly(200), async (scene) => ({ params: await own(scene) })),
  access(secondFactorRoutes.startApp, selfOnly(200), async (scene) => ({ params: await own(scene) })),
  access(secondFactorRoutes.addApp, selfOnly(400), async (scene) => ({
    params: await own(scene),
    body: { token: 'begun-by-nobody', code: '123456' },
  })),
  access(secondFactorRoutes.removeApp, selfOnly(404), async (scene) => ({ params: await own(scene) })),
  access(secondFactorRoutes.startPasskey, selfOnly(200), async (scene) => ({ params: await own(scene) })),
  access(secondFactorRoutes.addPasskey, selfOnly(403), async (scene) => ({
    params: await own(scene),
    body: { name: 'Portable', passkey: unknownPasskey },
  })),
  access(secondFactorRoutes.removePasskey, selfOnly(404), async (scene) => ({
    params: { ...(await own(scene)), passkeyId: newId() },
  })),
  access(secondFactorRoutes.renamePasskey, selfOnly(404), async (scene) => ({
    params: { ...(await own(scene)), passkeyId: newId() },
    body: { name: 'Bureau' },
  })),
  access(
    secondFactorRoutes.renewRecoveryCodes,
    {
      // an operator's account is marked as protected
      own: '     - 404 404 404 404 401 201',
      another: members(403),
      missing: members(403),
    },
    async (scene) => ({ params: await own(scene) }),
  ),
  access(secondFactorRoutes.startConfirmation, selfOnly(200), async (scene) => ({
    params: await own(scene),
  })),
];

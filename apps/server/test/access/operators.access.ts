import { operatorRoutes as routes } from '@mitoyen/contract/features/operators/operators.contract.ts';
import { reportRoutes } from '@mitoyen/contract/features/reports/reports.contract.ts';
import { takedownRoutes } from '@mitoyen/contract/features/takedowns/takedowns.contract.ts';
import { access, everybody, members, operators, owners } from './access-line.ts';
import { contestedTakedownId, makeSuspendedId, offerId, reportId, takedownId } from './rows.ts';
import { accountId, callerId, type Scene } from './scene.ts';

const statement = 'Les messages joints sont insultants, ce que les conditions interdisent.';
const why = { ground: 'conduct', statement } as const;
const accountInPath = async (scene: Scene) => ({ params: { id: await accountId(scene, 'freelance') } });
const aboutAnother = (status: number) => ({ another: operators(status), missing: operators(404) });

//            out unc fre job com sus ope
export const operatorAccess = [
  access(
    reportRoutes.create,
    {
      own: '     - 400 400 400 400 401 400',
      another: members(201),
      missing: members(404),
    },
    async (scene) => ({ body: { userId: await accountId(scene, 'freelance'), reason: 'spam' } }),
  ),
  access(
    reportRoutes.notify,
    {
      own: '     -   -   -   - 400   -   -',
      another: everybody(201),
      missing: everybody(404),
    },
    async (scene) => ({
      body: {
        kind: 'offer',
        id: await offerId(scene),
        reason: 'scam',
        details: 'Cette offre demande de l’argent à l’avance.',
        name: 'Hélène Morin',
        email: 'helene.morin@exemple.fr',
        goodFaith: true,
      },
    }),
  ),

  access(reportRoutes.list, { any: operators(200) }),
  access(reportRoutes.get, aboutAnother(200), async (scene) => ({ params: { id: await reportId(scene) } })),
  access(
    reportRoutes.decide,
    // nobody decides on themselves
    { ...aboutAnother(201), own: '- 404 404 404 404 401 403' },
    async (scene) => ({
      params: { id: await reportId(scene) },
      body: { decision: 'warning', ...why },
    }),
  ),
  access(reportRoutes.suspend, { ...aboutAnother(204), own: '- 404 404 404 404 401 403' }, async (scene) => ({
    ...(await accountInPath(scene)),
    body: why,
  })),
  access(reportRoutes.liftSuspension, aboutAnother(204), async (scene) => ({
    params: { id: await makeSuspendedId(scene) },
    body: { statement },
  })),

  access(
    takedownRoutes.listOwn,
    { own: owners(200), another: members(403), missing: members(403) },
    accountInPath,
  ),
  access(
    takedownRoutes.contest,
    { own: owners(201), another: members(404), missing: members(404) },
    async (scene) => ({
      params: { id: callerId(scene), takedownId: await takedownId(scene) },
      body: { text: 'Ce message n’insulte personne, le voici.' },
    }),
  ),
  access(takedownRoutes.takeDown, aboutAnother(201), async (scene) => ({
    body: { kind: 'offer', id: await offerId(scene), ...why },
  })),
  access(takedownRoutes.list, { any: operators(200) }),
  access(takedownRoutes.settle, aboutAnother(201), async (scene) => ({
    params: { id: await contestedTakedownId(scene) },
    body: { outcome: 'upheld', statement },
  })),

  access(routes.listLog, { any: operators(200) }),
  access(routes.listAccounts, { any: operators(200) }),
  access(routes.getAccount, aboutAnother(200), accountInPath),
  access(routes.endSessions, aboutAnother(204), accountInPath),
  access(routes.confirmCompany, aboutAnother(204), async (scene) => ({
    ...(await accountInPath(scene)),
    body: { isConfirmed: true },
  })),
  access(routes.listSealedHostData, { any: operators(200) }, () => ({
    query: { search: 'personne@exemple.fr' },
  })),
  access(routes.listFailedJobs, { any: operators(200) }),
  access(routes.retryJob, { missing: operators(404) }, accountInPath),
  access(routes.listUnsentMails, { any: operators(200) }),
  access(routes.resendMail, { missing: operators(404) }, accountInPath),
  access(routes.resendMails, { any: operators(200) }),
  access(routes.listSecurityEvents, { any: operators(200) }),
  access(routes.figures, { any: operators(200) }),
  access(routes.listWarnedOffers, { any: operators(200) }),
];

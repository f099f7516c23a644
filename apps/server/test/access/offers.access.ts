import { addDays, parisDay } from '@mitoyen/contract/core/paris-day.ts';
import { applicationRoutes } from '@mitoyen/contract/features/applications/applications.contract.ts';
import { matchRoutes } from '@mitoyen/contract/features/matches/matches.contract.ts';
import { offerCheckRoutes } from '@mitoyen/contract/features/offer-checks/offer-checks.contract.ts';
import { jobRoutes } from '@mitoyen/contract/features/offers/jobs.contract.ts';
import { offerRoutes } from '@mitoyen/contract/features/offers/offers.contract.ts';
import { newId } from '../../src/core/ids/new-id.ts';
import { makeOffer } from '../builders/index.ts';
import { access, everybody, members, selfOnly } from './access-line.ts';
import { jobId, offerId, profileId, receivedApplicationId, sentApplicationId } from './rows.ts';
import { accountId, rowOf, type Scene } from './scene.ts';

const nextMonth = ({ context }: Scene) => addDays(parisDay(context.clock.now()), 30);
const offerBody = (scene: Scene) => ({
  titre: 'Plans d’exécution',
  description: 'Dessiner les plans d’une surélévation en bois.',
  requirements: ['Revit'],
  budget: 350,
  duree: '3 mois',
  lieu: 'Lyon',
  remote: 0,
  deadline: nextMonth(scene),
});

const closedOfferId = (scene: Scene) =>
  rowOf(scene, 'company', async ({ user, profile }) => {
    const company = { user, profile: profile ?? { id: newId() } };
    const closed_at = scene.context.clock.now();
    return (await makeOffer(scene.context, { company, status: 'filled', closed_at })).id;
  });

/** Of companies alone; another's offer is public, and so refused instead of hidden. */
const changesOffer = {
  another: ' 401 403 403 403 403 401 403',
  missing: ' 401 403 403 403 404 401 403',
};
/** Another's application is like one that is not there. */
const receivedByOthers = '401 403 403 403 404 401 403';
/** The same for the professionals who send them. */
const sentByOthers = '401 403 404 404 403 401 403';

//            out unc fre job com sus ope
export const offerAccess = [
  access(offerRoutes.list, { any: everybody(200) }),
  access(offerRoutes.facets, { any: everybody(200) }),
  access(offerRoutes.totals, { any: everybody(200) }),
  access(
    offerRoutes.get,
    { own: '     -   -   -   - 200   -   -', another: everybody(200), missing: everybody(404) },
    async (scene) => ({ params: { id: await offerId(scene) } }),
  ),
  access(jobRoutes.list, { any: everybody(200) }),
  access(jobRoutes.facets, { any: everybody(200) }),
  access(jobRoutes.totals, { any: everybody(200) }),
  access(
    jobRoutes.get,
    { own: '     -   -   -   - 200   -   -', another: everybody(200), missing: everybody(404) },
    async (scene) => ({ params: { id: await jobId(scene) } }),
  ),
  access(
    offerRoutes.listOpenByCompany,
    { own: '     -   -   -   - 200   -   -', another: everybody(200), missing: everybody(404) },
    async (scene) => ({ params: { id: await profileId(scene, 'company') } }),
  ),
  access(offerRoutes.listByCompany, selfOnly(200), async (scene) => ({
    params: { userId: await accountId(scene, 'company') },
  })),
  access(offerCheckRoutes.check, { any: '401 403 403 403 200 401 403' }, () => ({
    body: { titre: 'Plans' },
  })),
  access(
    offerRoutes.publish,
    {
      own: '     -   -   -   - 201   -   -',
      // the company that is named must be the caller's
      another: members(403),
      missing: members(403),
    },
    async (scene) => ({ body: { entreprise_id: await profileId(scene, 'company'), ...offerBody(scene) } }),
  ),
  access(offerRoutes.update, { own: '     -   -   -   - 200   -   -', ...changesOffer }, async (scene) => ({
    params: { id: await offerId(scene) },
    body: offerBody(scene),
  })),
  access(offerRoutes.remove, { own: '     -   -   -   - 204   -   -', ...changesOffer }, async (scene) => ({
    params: { id: await offerId(scene) },
  })),
  access(offerRoutes.close, { own: '     -   -   -   - 204   -   -', ...changesOffer }, async (scene) => ({
    params: { id: await offerId(scene) },
    body: { status: 'filled' },
  })),
  access(offerRoutes.reopen, { own: '     -   -   -   - 200   -   -', ...changesOffer }, async (scene) => ({
    params: { id: await closedOfferId(scene) },
    body: { deadline: nextMonth(scene) },
  })),
  access(
    matchRoutes.listForOffer,
    { own: '     -   -   -   - 200   -   -', ...changesOffer },
    async (scene) => ({
      params: { id: await offerId(scene) },
    }),
  ),
  access(matchRoutes.listForProfile, selfOnly(200), async (scene) => ({
    params: { id: await accountId(scene, 'freelance') },
  })),
  access(
    matchRoutes.adviseOffer,
    { own: '     -   -   -   - 200   -   -', ...changesOffer },
    async (scene) => ({
      params: { id: await offerId(scene) },
    }),
  ),
  access(matchRoutes.adviseProfile, selfOnly(200), async (scene) => ({
    params: { id: await accountId(scene, 'freelance') },
  })),

  access(
    applicationRoutes.apply,
    {
      another: ' 401 403 201 403 403 401 403',
      missing: ' 401 403 404 404 403 401 403',
    },
    async (scene) => ({
      body: { jobId: await offerId(scene), coverLetter: 'Je dessine des charpentes.', proposedRate: 340 },
    }),
  ),
  access(
    applicationRoutes.apply,
    { about: 'for another freelance', another: members(403), missing: members(403) },
    async (scene) => ({
      body: {
        jobId: await offerId({ ...scene, whose: 'another' }),
        freelancerId: await profileId(scene, 'freelance'),
        coverLetter: 'Je dessine des charpentes.',
        proposedRate: 340,
      },
    }),
  ),
  access(
    applicationRoutes.apply,
    {
      about: 'to a job',
      another: ' 401 403 403 201 403 401 403',
      missing: ' 401 403 404 404 403 401 403',
    },
    async (scene) => ({
      body: { jobId: await jobId(scene), coverLetter: 'Je dessine des charpentes.', proposedRate: 340 },
    }),
  ),
  access(applicationRoutes.listByCompany, selfOnly(200), async (scene) => ({
    params: { companyUserId: await accountId(scene, 'company') },
  })),
  access(applicationRoutes.countByCompany, selfOnly(200), async (scene) => ({
    params: { companyUserId: await accountId(scene, 'company') },
  })),
  access(applicationRoutes.compare, selfOnly(200), async (scene) => ({
    params: { companyUserId: await accountId(scene, 'company') },
    query: { id: newId() },
  })),
  access(
    applicationRoutes.favourite,
    { own: '     -   -   -   - 200   -   -', another: receivedByOthers, missing: receivedByOthers },
    async (scene) => ({ params: { id: await receivedApplicationId(scene) }, body: { favourite: true } }),
  ),
  access(applicationRoutes.listByFreelance, selfOnly(200), async (scene) => ({
    params: { userId: await accountId(scene, 'freelance') },
  })),
  access(applicationRoutes.listByJobseeker, selfOnly(200), async (scene) => ({
    params: { userId: await accountId(scene, 'jobseeker') },
  })),
  access(applicationRoutes.readByJobseeker, selfOnly(204), async (scene) => ({
    params: { userId: await accountId(scene, 'jobseeker') },
    body: { applicationIds: [newId()] },
  })),
  access(applicationRoutes.read, selfOnly(204), async (scene) => ({
    params: { userId: await accountId(scene, 'freelance') },
    body: { applicationIds: [newId()] },
  })),
  access(
    applicationRoutes.answer,
    { own: '     -   -   -   - 200   -   -', another: receivedByOthers, missing: receivedByOthers },
    async (scene) => ({
      params: { id: await receivedApplicationId(scene) },
      body: { status: 'rejected', reason: 'rate' },
    }),
  ),
  access(
    applicationRoutes.withdraw,
    { own: '     -   - 200   -   - 401   -', another: sentByOthers, missing: sentByOthers },
    async (scene) => ({ params: { id: await sentApplicationId(scene) } }),
  ),
  access(
    applicationRoutes.remind,
    { own: '     -   - 200   -   - 401   -', another: sentByOthers, missing: sentByOthers },
    async (scene) => ({ params: { id: await sentApplicationId(scene) } }),
  ),
];

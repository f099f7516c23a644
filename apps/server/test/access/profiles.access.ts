import { availabilityRoutes } from '@mitoyen/contract/features/availability/availability.contract.ts';
import { companyRoutes } from '@mitoyen/contract/features/companies/companies.contract.ts';
import { directoryRoutes } from '@mitoyen/contract/features/directory/directory.contract.ts';
import { freelanceRoutes } from '@mitoyen/contract/features/freelances/freelances.contract.ts';
import { jobseekerRoutes } from '@mitoyen/contract/features/jobseekers/jobseekers.contract.ts';
import { placeQuestionRoutes } from '@mitoyen/contract/features/place-questions/place-questions.contract.ts';
import { showcaseRoutes } from '@mitoyen/contract/features/showcase/showcase.contract.ts';
import { vocabularyRoutes } from '@mitoyen/contract/features/vocabulary/vocabulary.contract.ts';
import { makeAvailabilityToken } from '../../src/features/availability/availability-token.ts';
import { nextSiret } from '../builders/index.ts';
import { companyBody, freelanceBody, jobseekerBody } from '../profile-bodies.ts';
import { access, everybody, members } from './access-line.ts';
import { profileId } from './rows.ts';
import { accountId, type Scene, self } from './scene.ts';

type Kind = 'freelance' | 'jobseeker' | 'company';

const bodies = {
  freelance: (siret: string) => freelanceBody(siret),
  jobseeker: () => jobseekerBody(),
  company: (siret: string) => companyBody('Charpentes du Lac', siret),
};

/** The body of a profile whose company the registry knows, of the account that the cell names. */
async function profileBody(scene: Scene, kind: Kind) {
  const siret = nextSiret();
  if (kind !== 'jobseeker') {
    const company = { siren: siret.slice(0, 9), siret, name: 'Charpentes du Lac', active: true };
    await scene.sandbox.addCompany(company);
  }
  return { ...bodies[kind](siret), user_id: await accountId(scene, kind) };
}

const inPath = async (scene: Scene, kind: Kind) => ({ userId: await accountId(scene, kind) });

const firstProfile = { about: 'before there is a profile', withoutProfiles: true } as const;

/** A link that was mailed to the caller. */
async function mailedLink(scene: Scene): Promise<string> {
  if (scene.whose === 'missing') return 'made.by.nobody';
  const userId = self(scene).user.id;
  return makeAvailabilityToken(scene.context.config.secretKey, userId, scene.context.clock.now());
}

//            out unc fre job com sus ope
/** What a suspended account shows is not there, for itself neither. */
export const profileAccess = [
  access(directoryRoutes.search, { any: everybody(200) }),
  access(directoryRoutes.facets, { any: everybody(200) }),
  access(directoryRoutes.totals, { any: everybody(200) }),
  access(directoryRoutes.tradePage, { any: everybody(200) }, async () => ({
    params: { trade: 'architecte' },
  })),
  access(freelanceRoutes.list, { any: everybody(200) }),
  access(jobseekerRoutes.list, { any: everybody(200) }),
  access(companyRoutes.list, { any: everybody(200) }),
  access(showcaseRoutes.get, { any: everybody(200) }),
  access(vocabularyRoutes.get, { any: everybody(200) }),

  // a profile is made once, by the account itself, of its role
  access(
    freelanceRoutes.create,
    { own: '     - 403 409 403 403 401 403', another: members(403), missing: members(403) },
    async (scene) => ({ body: await profileBody(scene, 'freelance') }),
  ),
  access(
    jobseekerRoutes.create,
    { own: '     - 403 403 409 403 401 403', another: members(403), missing: members(403) },
    async (scene) => ({ body: await profileBody(scene, 'jobseeker') }),
  ),
  access(
    companyRoutes.create,
    { own: '     - 403 403 403 409 401 403', another: members(403), missing: members(403) },
    async (scene) => ({ body: await profileBody(scene, 'company') }),
  ),

  access(
    freelanceRoutes.create,
    { ...firstProfile, own: '     - 403 201 403 403 401 403' },
    async (scene) => ({ body: await profileBody(scene, 'freelance') }),
  ),
  access(
    jobseekerRoutes.create,
    { ...firstProfile, own: '     - 403 403 201 403 401 403' },
    async (scene) => ({ body: await profileBody(scene, 'jobseeker') }),
  ),
  access(companyRoutes.create, { ...firstProfile, own: '     - 403 403 403 201 401 403' }, async (scene) => ({
    body: await profileBody(scene, 'company'),
  })),

  // the company has no website whose domain could confirm it
  access(
    companyRoutes.askConfirmation,
    { own: '     - 403 403 403 409 401 403', another: members(403), missing: members(403) },
    async (scene) => ({
      params: { userId: await accountId(scene, 'company') },
      body: { email: 'contact@exemple.fr' },
    }),
  ),
  access(companyRoutes.confirm, { any: everybody(400) }, () => ({ body: { token: 'sent-to-nobody' } })),

  access(
    freelanceRoutes.get,
    { own: '     -   - 200   -   - 404   -', another: everybody(200), missing: everybody(404) },
    async (scene) => ({ params: { id: await profileId(scene, 'freelance') } }),
  ),
  access(
    jobseekerRoutes.get,
    { own: '     -   -   - 200   -   -   -', another: everybody(200), missing: everybody(404) },
    async (scene) => ({ params: { id: await profileId(scene, 'jobseeker') } }),
  ),
  access(
    companyRoutes.get,
    { own: '     -   -   -   - 200   -   -', another: everybody(200), missing: everybody(404) },
    async (scene) => ({ params: { id: await profileId(scene, 'company') } }),
  ),
  access(freelanceRoutes.get, { about: 'of a suspended account', any: everybody(404) }, async (scene) => ({
    params: { id: (await scene.another('suspended')).profile?.id ?? '' },
  })),

  access(
    freelanceRoutes.getByUser,
    { own: '     - 404 200 404 404 404 404', another: everybody(200), missing: everybody(404) },
    async (scene) => ({ params: await inPath(scene, 'freelance') }),
  ),
  access(
    jobseekerRoutes.getByUser,
    { own: '     - 404 404 200 404 404 404', another: everybody(200), missing: everybody(404) },
    async (scene) => ({ params: await inPath(scene, 'jobseeker') }),
  ),
  access(
    companyRoutes.getByUser,
    { own: '     - 404 404 404 200 404 404', another: everybody(200), missing: everybody(404) },
    async (scene) => ({ params: await inPath(scene, 'company') }),
  ),

  access(
    freelanceRoutes.updateByUser,
    { own: '     - 404 200 404 404 401 404', another: members(403), missing: members(403) },
    async (scene) => ({
      params: await inPath(scene, 'freelance'),
      body: await profileBody(scene, 'freelance'),
    }),
  ),
  access(
    jobseekerRoutes.updateByUser,
    { own: '     - 404 404 200 404 401 404', another: members(403), missing: members(403) },
    async (scene) => ({
      params: await inPath(scene, 'jobseeker'),
      body: await profileBody(scene, 'jobseeker'),
    }),
  ),
  access(
    companyRoutes.updateByUser,
    { own: '     - 404 404 404 200 401 404', another: members(403), missing: members(403) },
    async (scene) => ({ params: await inPath(scene, 'company'), body: await profileBody(scene, 'company') }),
  ),

  access(
    availabilityRoutes.answer,
    { own: '     - 404 200 200 404 401 404', another: members(403), missing: members(403) },
    async (scene) => ({ params: await inPath(scene, 'freelance'), body: { answer: 'yes' } }),
  ),
  access(
    availabilityRoutes.answerByMail,
    { own: '     - 404 200 200 404   - 404', missing: everybody(400) },
    async (scene) => ({ body: { token: await mailedLink(scene), answer: 'yes' } }),
  ),

  access(
    placeQuestionRoutes.get,
    { own: '     - 404 200 200 200 401 404', another: members(403), missing: members(403) },
    async (scene) => ({ params: await inPath(scene, 'freelance') }),
  ),
  access(
    placeQuestionRoutes.answer,
    { own: '     - 404 200 200 200 401 404', another: members(403), missing: members(403) },
    async (scene) => ({ params: await inPath(scene, 'freelance'), body: { code: null } }),
  ),
];

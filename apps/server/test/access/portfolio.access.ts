import { portfolioRoutes as routes } from '@mitoyen/contract/features/portfolio/portfolio.contract.ts';
import { access, everybody } from './access-line.ts';
import { filmedProjectId, profileId, projectId } from './rows.ts';

const project = { title: 'Halle de marché', description: 'Charpente', url: 'https://exemple.fr/halle' };
/** Of freelances alone; another's is public, and so refused instead of hidden. */
const othersProject = '401 403 403 403 403 401 403';
const noProject = '    401 403 404 403 403 401 403';

//            out unc fre job com sus ope
export const portfolioAccess = [
  access(
    routes.create,
    { own: '     -   - 201   -   - 401   -', another: othersProject, missing: othersProject },
    async (scene) => ({ body: { freelance_id: await profileId(scene, 'freelance'), ...project } }),
  ),
  access(
    routes.list,
    { own: '     -   - 200   -   - 404   -', another: everybody(200), missing: everybody(404) },
    async (scene) => ({ params: { freelanceId: await profileId(scene, 'freelance') } }),
  ),
  access(
    routes.reorder,
    { own: '     -   - 200   -   - 401   -', another: othersProject, missing: noProject },
    async (scene) => ({
      params: { freelanceId: await profileId(scene, 'freelance') },
      body: { ids: [] },
    }),
  ),
  access(
    routes.get,
    { own: '     -   - 200   -   - 404   -', another: everybody(200), missing: everybody(404) },
    async (scene) => ({ params: { id: await projectId(scene) } }),
  ),
  access(
    routes.around,
    { own: '     -   - 200   -   - 404   -', another: everybody(200), missing: everybody(404) },
    async (scene) => ({
      params: { freelanceId: await profileId(scene, 'freelance'), id: await projectId(scene) },
    }),
  ),
  access(
    routes.mediaFrame,
    { own: '     -   - 200   -   - 404   -', another: everybody(200), missing: everybody(404) },
    async (scene) => ({ params: { id: await filmedProjectId(scene) } }),
  ),
  access(
    routes.update,
    { own: '     -   - 200   -   - 401   -', another: othersProject, missing: noProject },
    async (scene) => ({ params: { id: await projectId(scene) }, body: project }),
  ),
  access(
    routes.remove,
    { own: '     -   - 204   -   - 401   -', another: othersProject, missing: noProject },
    async (scene) => ({ params: { id: await projectId(scene) } }),
  ),
];

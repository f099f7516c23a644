import { phoneVerificationRoutes } from '@mitoyen/contract/features/phone-verification/phone-verification.contract.ts';
import { placeRoutes } from '@mitoyen/contract/features/places/places.contract.ts';
import { registryRoutes } from '@mitoyen/contract/features/registry-checks/registry-checks.contract.ts';
import { sharePictureRoutes } from '@mitoyen/contract/features/share-pictures/share-pictures.contract.ts';
import { subscriptionRoutes as routes } from '@mitoyen/contract/features/subscriptions/subscriptions.contract.ts';
import { uploadRoutes } from '@mitoyen/contract/features/uploads/uploads.contract.ts';
import { openCheckout } from '../../src/features/subscriptions/open-checkout.ts';
import { pdfBytes, picture } from '../files.ts';
import { access, everybody, members } from './access-line.ts';
import { fileIdOfCv, fileIdOfProof } from './files.ts';
import { offerId } from './rows.ts';
import { accountId, rowOf, type Scene } from './scene.ts';

const inPath = async (scene: Scene) => ({ params: { userId: await accountId(scene, 'company') } });
/** Of companies, and of one's own. */
const ownCompany = {
  own: '     - 403 403 403 200 401 403',
  another: members(403),
  missing: members(403),
};

/** What Stripe knows the owner's company as. */
const customerId = (scene: Scene) =>
  rowOf(scene, 'company', async ({ user }) => {
    await openCheckout(scene.context, user.id);
    const { stripe_customer_id } = await scene.context.db
      .selectFrom('companies')
      .select('stripe_customer_id')
      .where('user_id', '=', user.id)
      .executeTakeFirstOrThrow();
    return stripe_customer_id ?? '';
  });

const png = picture(8, 8).png().toBuffer();
const imageFile = async (field: string) => ({ file: { field, name: 'image.png', bytes: await png } });
const phoneNumber = '06 12 34 56 78';
const readByAll = [
  '/api/openapi.json',
  '/health/live',
  '/health/ready',
  '/robots.txt',
  '/.well-known/security.txt',
  '/sitemap.xml',
  '/sitemaps/pages.xml',
  '/sitemaps/metiers.xml',
  '/sitemaps/profils.xml',
  '/sitemaps/offres.xml',
  '/sitemaps/emplois.xml',
];

//            out unc fre job com sus ope
/** What stands between the product and the outside: phones, files, payments, and what machines and forms ask. */
export const outsideAccess = [
  access(phoneVerificationRoutes.send, { any: everybody(200) }, () => ({ body: { phoneNumber } })),
  // nobody was sent this code
  access(phoneVerificationRoutes.verify, { any: everybody(400) }, () => ({
    body: { phoneNumber, code: '000000' },
  })),

  // asked before the account is there; no company has this number
  access(registryRoutes.read, { any: everybody(404) }, () => ({ params: { siret: '73282932000074' } })),

  // a file may come before the account does
  access(uploadRoutes.avatar, { any: everybody(201) }, () => imageFile('avatar')),
  access(uploadRoutes.logo, { any: everybody(201) }, () => imageFile('logo')),
  access(uploadRoutes.cv, { any: everybody(201) }, () => ({
    file: { field: 'cv', name: 'cv.pdf', bytes: pdfBytes },
  })),
  access(uploadRoutes.attachment, { any: members(201) }, () => imageFile('attachment')),
  access(uploadRoutes.proof, { any: members(201) }, () => ({
    file: { field: 'proof', name: 'attestation.pdf', bytes: pdfBytes },
  })),
  access(
    uploadRoutes.file,
    {
      about: 'the document of a proof',
      own: '     -   - 200 200   -   - 200',
      another: ' 404 404 404 404 404 404 200',
    },
    async (scene) => ({ params: { id: await fileIdOfProof(scene) } }),
  ),
  access(
    uploadRoutes.file,
    {
      about: 'a CV for members',
      own: '     -   -   - 200   -   -   -',
      another: ' 404 200 200 200 200 404 200',
      missing: everybody(404),
    },
    async (scene) => ({ params: { id: await fileIdOfCv(scene, 'members') } }),
  ),
  access(
    uploadRoutes.file,
    { about: 'a CV for nobody', own: '- - - 200 - - -', another: everybody(404) },
    async (scene) => ({ params: { id: await fileIdOfCv(scene, 'nobody') } }),
  ),
  access(
    uploadRoutes.picture,
    { about: 'a CV, which is no picture', own: '- - - 404 - - -', another: everybody(404) },
    async (scene) => ({ params: { id: await fileIdOfCv(scene, 'members'), name: '320.webp' } }),
  ),
  access(
    sharePictureRoutes.get,
    { own: '     -   -   -   - 200   -   -', another: everybody(200), missing: everybody(404) },
    async (scene) => ({
      params: { kind: 'offer', name: `${await offerId(scene)}.jpg` },
    }),
  ),

  access(routes.checkout, ownCompany, async (scene) => ({
    body: { userId: await accountId(scene, 'company') },
  })),
  access(
    routes.portal,
    { own: '     -   -   -   - 200   -   -', another: members(403), missing: members(403) },
    async (scene) => ({ body: { customerId: await customerId(scene) } }),
  ),
  access(routes.webhook, { any: everybody(400) }, () => ({ body: { id: 'evt_1' } })),
  access(routes.get, ownCompany, inPath),
  access(routes.refresh, ownCompany, inPath),
  access(routes.listInvoices, ownCompany, inPath),

  access(placeRoutes.search, { any: everybody(200) }, () => ({ query: { q: 'Lyon' } })),
  access(placeRoutes.caseTitle, { any: everybody(200) }, () => ({ query: { title: 'VILLA À CASSIS' } })),
  access(placeRoutes.get, { any: everybody(200) }, () => ({ params: { code: 'c69123' } })),

  ...readByAll.map((path) => access({ method: 'GET', path }, { any: everybody(200) })),
];

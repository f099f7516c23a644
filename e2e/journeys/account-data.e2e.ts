import { buildUrl } from '../../packages/contract/src/core/define-route.ts';
import { companyRoutes } from '../../packages/contract/src/features/companies/companies.contract.ts';
import { freelanceRoutes } from '../../packages/contract/src/features/freelances/freelances.contract.ts';
import { jobseekerRoutes } from '../../packages/contract/src/features/jobseekers/jobseekers.contract.ts';
import { personalDataRoutes } from '../../packages/contract/src/features/personal-data/personal-data.contract.ts';
import { uploadRoutes } from '../../packages/contract/src/features/uploads/uploads.contract.ts';
import { makeCompany, makeFreelance, makeJobseeker } from '../support/accounts.ts';
import { callRoute, uploadFile } from '../support/api.ts';
import { openArchive } from '../support/archive.ts';
import { browserOf, contact, write } from '../support/conversations.ts';
import { smallPdf } from '../support/files.ts';
import { findKept } from '../support/kept-data.ts';
import {
  answerDeletionLate,
  deleteOwnAccount,
  expectGone,
  expectThreadStands,
  gone,
  takeDataAlong,
} from '../support/leaving.ts';
import { applyThroughApi, publishThroughApi } from '../support/missions.ts';
import { newPassword, newPhone, refuseCookies, signIn } from '../support/people.ts';
import { sizeOf, takePhotograph } from '../support/photograph.ts';
import { readMail } from '../support/sandbox.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(({ page }) => refuseCookies(page));

const everybody = [
  'Votre compte, votre adresse e-mail et vos connexions disparaissent',
  'Vos fichiers sont effacés',
  'Vos messages restent chez vos interlocuteurs',
];

interface FileInArchive {
  readonly url: string;
  readonly archivePath: string;
}

test('a freelance takes everything along, and leaves nothing behind', async ({ browser, page, request }) => {
  const name = 'Zéphyrine Quatrebarbes';
  await page.goto('/');
  const [portrait, facade] = [
    await takePhotograph(page, 'portrait', 600, 600),
    await takePhotograph(page, 'facade'),
  ];
  const avatar = await uploadFile(request, uploadRoutes.avatar, portrait);
  const image = await uploadFile(request, uploadRoutes.avatar, facade);
  const me = await makeFreelance(request, {
    name,
    profile: { avatar, description: `${name}, architecte.` },
    portfolio: [{ title: 'Villa Quatrebarbes', image, url: null }],
  });
  const company = await makeCompany(request);
  const offer = await publishThroughApi(request, company, `Relevé pour ${company.id}`);
  await applyThroughApi(request, me, offer, `${name}, pour vous servir.`);
  const first = { subject: 'Une halle', content: `Bonjour ${name}, libre en mai ?` };
  const conversationId = await contact(request, company, me, first);
  await write(request, me, conversationId, `Oui, écrivez à ${me.email}.`);
  const profile = await callRoute(request, freelanceRoutes.getByUser, { params: { userId: me.id } });
  const publicPage = `/freelancer/${profile.id}`;
  expect((await request.get(publicPage)).status()).toBe(200);

  await signIn(page, me.email, newPassword);
  const archive = await takeDataAlong(page);
  expect(archive.json('compte.json')).toMatchObject({ email: me.email, username: name });
  expect(archive.json('profil-freelance.json')).toMatchObject({ id: profile.id, title: 'Architecte' });
  expect(archive.json('portfolio.json')).toMatchObject([{ title: 'Villa Quatrebarbes', images: [{}] }]);
  expect(archive.json('candidatures.json')).toMatchObject([{ cover_letter: `${name}, pour vous servir.` }]);
  expect(archive.json(`conversations/${conversationId}.json`)).toMatchObject({
    messages: [
      { from: 'other', content: first.content },
      { from: 'me', content: `Oui, écrivez à ${me.email}.` },
    ],
  });
  const files = archive.json<FileInArchive[]>('fichiers.json');
  expect(files.map(({ url }) => url).sort()).toEqual([avatar, image].sort());
  const pathOf = (wanted: string) => files.find(({ url }) => url === wanted)?.archivePath ?? '';
  expect(await sizeOf(page, archive.bytes(pathOf(avatar)))).toEqual([600, 600]);
  expect(await sizeOf(page, archive.bytes(pathOf(image)))).toEqual([1400, 900]);
  expect(archive.filesWith(company.email)).toEqual([]);

  const traces = ['quatrebarbes', me.email, me.id];
  expect((await findKept(traces)).length).toBeGreaterThan(10);
  await answerDeletionLate(page, me.id);
  await deleteOwnAccount(page, [...everybody, 'Votre fiche, vos projets et vos candidatures sont effacés.']);
  await expect.poll(() => findKept(traces)).toEqual([]);
  await expectGone(browser, request, publicPage, [avatar, image]);
  await expectThreadStands(browser, company, 'entreprise', conversationId, [
    `Bonjour ${gone}, libre en mai ?`,
    `Oui, écrivez à ${gone}.`,
  ]);
});

test('a job seeker takes everything along, and leaves neither CV nor number behind', async ({
  browser,
  page,
  request,
}) => {
  const name = 'Tancrède Bellefeuille';
  const phone = newPhone();
  const spoken = `0${phone.slice(3)}`.replace(/(\d\d)(?=\d)/g, '$1 ');
  const company = await makeCompany(request);
  await page.goto('/');
  const avatar = await uploadFile(
    request,
    uploadRoutes.avatar,
    await takePhotograph(page, 'portrait', 600, 600),
  );
  const cv = await uploadFile(request, uploadRoutes.cv, {
    ...{ name: 'CV Tancrède Bellefeuille.pdf', mimeType: 'application/pdf', buffer: smallPdf() },
  });
  const me = await makeJobseeker(request, { name, phone, profile: { avatar, cv } });
  const first = { subject: 'Un poste', content: `Appelez-moi au ${spoken}.` };
  const conversationId = await contact(request, me, company, first);
  const profile = await callRoute(request, jobseekerRoutes.getByUser, { params: { userId: me.id } });
  const publicPage = `/jobseeker/${profile.id}`;
  const theirs = await browserOf(browser, company, 'entreprise');
  await theirs.goto(publicPage);
  const coming = theirs.waitForEvent('download');
  await theirs.getByRole('button', { name: /Télécharger le CV/ }).click();
  await coming;
  await theirs.context().close();

  await signIn(page, me.email, newPassword);
  const archive = await takeDataAlong(page);
  expect(archive.json('compte.json')).toMatchObject({ email: me.email, username: name, phone });
  expect(archive.json('profil-opentowork.json')).toMatchObject({ id: profile.id, cvAudience: 'members' });
  expect(archive.json('telechargements-cv.json')).toMatchObject({
    of_my_cv: [{ company_name: company.company.name }],
  });
  const files = archive.json<FileInArchive[]>('fichiers.json');
  const kept = files.find(({ url }) => url === cv)?.archivePath ?? '';
  expect(kept).toMatch(/CV Tancrède Bellefeuille\.pdf$/);
  expect(archive.bytes(kept).equals(smallPdf())).toBe(true);
  expect(archive.filesWith(company.email)).toEqual([]);
  // nor has the company what is private to the job seeker, but for what they wrote themselves
  const answer = await request.get(buildUrl(personalDataRoutes.export, { params: { id: company.id } }), {
    headers: { authorization: `Bearer ${company.token}` },
  });
  const companys = await openArchive(await answer.body());
  for (const text of [me.email, phone]) expect(companys.filesWith(text)).toEqual([]);
  expect(companys.filesWith(spoken)).toEqual([`conversations/${conversationId}.json`]);

  const traces = ['bellefeuille', me.email, me.id, phone.slice(3), spoken];
  expect((await findKept(traces)).length).toBeGreaterThan(5);
  await deleteOwnAccount(page, [...everybody, 'Votre fiche et votre CV sont effacés.']);
  await expect.poll(() => findKept(traces)).toEqual([]);
  await expectGone(browser, request, publicPage, [avatar, cv]);
  await expectThreadStands(browser, company, 'entreprise', conversationId, [`Appelez-moi au ${gone}.`]);
});

test('a company takes everything along, and its offers go with it', async ({ browser, page, request }) => {
  const name = 'Gontran Sansterre';
  const title = `Combles ${Date.now()}`;
  await page.goto('/');
  const logo = await uploadFile(request, uploadRoutes.logo, await takePhotograph(page, 'logo', 400, 400));
  const me = await makeCompany(request, { name, profile: { logo } });
  const freelance = await makeFreelance(request);
  const offer = await publishThroughApi(request, me, title, `Écrire à ${me.email}, ${name}.`);
  await applyThroughApi(request, freelance, offer);
  const first = { subject: 'Une mission', content: `C’est ${name}. Libre en juin ?` };
  const conversationId = await contact(request, me, freelance, first);
  const profile = await callRoute(request, companyRoutes.getByUser, { params: { userId: me.id } });
  const publicPage = `/entreprise/${profile.id}`;
  expect((await request.get(publicPage)).status()).toBe(200);

  await signIn(page, me.email, newPassword);
  const archive = await takeDataAlong(page);
  expect(archive.json('profil-entreprise.json')).toMatchObject({ id: profile.id, siret: me.company.siret });
  expect(archive.json('offres.json')).toMatchObject([{ title }]);
  expect(archive.json('candidatures-recues.json')).toMatchObject([{ applicant_name: freelance.name }]);
  const [file] = archive.json<FileInArchive[]>('fichiers.json');
  expect(await sizeOf(page, archive.bytes(file?.archivePath ?? ''))).toEqual([400, 400]);
  expect(archive.filesWith(freelance.email)).toEqual([]);

  const traces = ['sansterre', me.email, me.id];
  expect((await findKept(traces)).length).toBeGreaterThan(5);
  await deleteOwnAccount(page, [...everybody, 'Vos offres sont fermées et effacées.', 'abonnement Premium']);
  const told = await readMail(freelance.email, 'n’existe plus');
  expect(told.text).toContain(title);
  expect(told.text).not.toContain('Sansterre');
  await expect.poll(() => findKept(traces)).toEqual([]);
  await expectGone(browser, request, publicPage, [logo]);
  await expectThreadStands(browser, freelance, 'freelance', conversationId, [
    `C’est ${gone}. Libre en juin ?`,
  ]);
});

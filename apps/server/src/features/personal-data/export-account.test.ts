import { buildUrl } from '@mitoyen/contract/core/define-route.ts';
import { parisDay } from '@mitoyen/contract/core/paris-day.ts';
import { termsVersion } from '@mitoyen/contract/core/terms.ts';
import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { personalDataRoutes } from '@mitoyen/contract/features/personal-data/personal-data.contract.ts';
import { uploadRoutes } from '@mitoyen/contract/features/uploads/uploads.contract.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { goodPassword } from '../../../test/account-bodies.ts';
import {
  type MadeUser,
  makeApplication,
  makeCompany,
  makeFreelance,
  makeJobseeker,
  makeOffer,
  makePortfolioItem,
  makeUser,
} from '../../../test/builders/index.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { pdfBytes, picture, sendFile, uploaded } from '../../../test/files.ts';
import { unzip } from '../../../test/unzip.ts';
import { newId } from '../../core/ids/new-id.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** The archive's files by name, as text. */
async function exportOf(user: MadeUser): Promise<Map<string, string>> {
  const answer = await app.server.inject({
    method: personalDataRoutes.export.method,
    url: buildUrl(personalDataRoutes.export, { params: { id: user.id } }),
    headers: { authorization: `Bearer ${user.token}` },
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('application/zip');
  expect(answer.headers['content-disposition']).toBe(
    `attachment; filename="mitoyen-mes-donnees-${parisDay(app.context.clock.now())}.zip"`,
  );
  const files = await unzip(answer.rawPayload);
  return new Map([...files].map(([name, content]) => [name, content.toString('utf8')]));
}

const json = (files: Map<string, string>, name: string) => JSON.parse(files.get(name) ?? 'null');

/** A conversation of two people with so many messages, all of the first one's. */
async function makeThread(mine: MadeUser, other: MadeUser, count: number): Promise<string> {
  const id = newId();
  const [low, high] = [mine.id, other.id].sort();
  await sql`insert into conversations (id, user_low_id, user_high_id, title, message_count, last_activity_at)
    values (${id}, ${low}, ${high}, 'Surélévation', ${count}, now())`.execute(app.context.db);
  await sql`insert into messages (id, conversation_id, sender_id, content, created_at)
    select gen_random_uuid(), ${id}, ${mine.id}, 'Message numéro ' || n, now() - (${count} - n) * interval '1 second'
    from generate_series(1, ${count}) as n`.execute(app.context.db);
  return id;
}

test('a freelance gets account, sessions, profile, portfolio, files, applications and conversations', async () => {
  const { user, profile } = await makeFreelance(app.context, { username: 'Camille Durand' });
  const image = await uploaded(app, uploadRoutes.avatar, {
    bytes: await picture(600, 400).jpeg().toBuffer(),
    token: user.token,
  });
  await makePortfolioItem(app.context, profile.id, { title: 'Maison de ville' });
  const offer = await makeOffer(app.context);
  await makeApplication(app.context, offer.id, { freelance: { user, profile } });
  const conversationId = await makeThread(user, offer.user, 3);

  await app.call(accountRoutes.readTerms, {
    params: { id: user.id },
    token: user.token,
    body: { version: termsVersion },
  });

  const files = await exportOf(user);
  expect(json(files, 'compte.json')).toMatchObject({
    email: user.email,
    username: 'Camille Durand',
    terms_readings: [{ version: termsVersion }],
  });
  expect(files.get('compte.json')).not.toContain('password');
  expect(json(files, 'connexions.json')).toHaveLength(1);
  expect(files.get('connexions.json')).not.toContain('token');
  expect(json(files, 'profil-freelance.json')).toMatchObject({
    ...{ id: profile.id, siret: profile.siret, siretState: 'exists' },
  });
  expect(json(files, 'portfolio.json')).toMatchObject([{ title: 'Maison de ville' }]);
  expect(json(files, 'candidatures.json')).toMatchObject([
    { offer_title: offer.title, events: [{ status: 'sent' }] },
  ]);
  const [listed] = json(files, 'fichiers.json');
  expect(listed.url).toBe(image);
  expect(files.has(listed.archivePath)).toBe(true);
  const thread = json(files, `conversations/${conversationId}.json`);
  expect(thread.messages.map(({ content }: { content: string }) => content)).toEqual([
    'Message numéro 1',
    'Message numéro 2',
    'Message numéro 3',
  ]);
  expect(files.get('README.txt')).toContain('profil-freelance.json');
});

test('a job seeker gets the CV as it was sent, a company its offers and what it received', async () => {
  const seeker = await makeJobseeker(app.context);
  await uploaded(app, uploadRoutes.cv, { bytes: pdfBytes, name: 'Mon CV.pdf', token: seeker.user.token });
  const seekers = await exportOf(seeker.user);
  const [cv] = json(seekers, 'fichiers.json');
  expect(cv.archivePath).toMatch(/Mon CV\.pdf$/);
  expect(seekers.get(cv.archivePath)).toBe(pdfBytes.toString('utf8'));
  expect(json(seekers, 'profil-opentowork.json')).toMatchObject({ cvAudience: 'members' });

  const bytes = await picture(300, 200).jpeg().toBuffer();
  await sendFile(app, uploadRoutes.attachment, { bytes, name: 'Chantier.jpg', token: seeker.user.token });
  const archived = [...(await exportOf(seeker.user)).keys()];
  expect(
    archived.filter((name) => /^fichiers\/.*(?:\.webp|-original-Chantier\.jpg)$/.test(name)),
  ).toHaveLength(2);

  const company = await makeCompany(app.context);
  const offer = await makeOffer(app.context, { company });
  await makeApplication(app.context, offer.id);
  const companys = await exportOf(company.user);
  expect(json(companys, 'offres.json')).toMatchObject([{ title: offer.title }]);
  expect(json(companys, 'candidatures-recues.json')).toMatchObject([{ applicant_name: 'Camille Durand' }]);
  expect(json(companys, 'profil-entreprise.json')).toMatchObject({
    ...{ siret: company.profile.siret, siretState: 'exists', siret_reading: 'exists' },
  });
});

test('five thousand messages come whole, and an account without anything gets its account', async () => {
  const [mine, other] = [await makeUser(app.context), await makeUser(app.context)];
  const conversationId = await makeThread(mine, other, 5000);
  const files = await exportOf(mine);
  const { messages } = json(files, `conversations/${conversationId}.json`);
  expect(messages).toHaveLength(5000);
  expect(messages.at(-1)).toMatchObject({ from: 'me', content: 'Message numéro 5000' });
  const empty = await exportOf(await makeUser(app.context));
  expect([...empty.keys()]).toContain('compte.json');
});

test('a file whose bytes are gone is left out, and the archive is whole', async () => {
  const { user } = await makeFreelance(app.context);
  const url = await uploaded(app, uploadRoutes.avatar, {
    bytes: await picture(600, 400).jpeg().toBuffer(),
    token: user.token,
  });
  await app.context.files.deleteFolder(url.slice(1));
  const files = await exportOf(user);
  expect([...files.keys()].some((name) => name.startsWith('fichiers/'))).toBe(false);
  expect(files.has('README.txt')).toBe(true);
});

test('asks for the password ten minutes after it was last given, and is kept by nobody on the way', async () => {
  const email = 'archive@exemple.fr';
  const body = { email, password: goodPassword, name: 'Nora Petit' };
  const { user, token } = (await app.call(accountRoutes.register, { body })).body;
  const ask = () => app.call(personalDataRoutes.export, { params: { id: user.id }, token });
  const confirm = (password: string) =>
    app.call(accountRoutes.confirmIdentity, { body: { password }, token });
  expect((await ask()).headers['cache-control']).toBe('no-store');
  app.passTime({ minutes: 11 });
  const refused = await ask();
  expect([refused.status, refused.error.code]).toEqual([403, 'password_required']);
  expect(refused.headers['content-disposition']).toBeUndefined();
  expect((await confirm('faux12345')).error).toMatchObject({
    code: 'password_wrong',
    issues: [{ path: 'password' }],
  });
  expect((await ask()).status).toBe(403);
  expect((await confirm(goodPassword)).status).toBe(204);
  expect((await ask()).status).toBe(200);
});

test('is the owner’s alone, and not without end', async () => {
  const [mine, other] = [await makeUser(app.context), await makeUser(app.context)];
  const ask = (id: string, token?: string) => app.call(personalDataRoutes.export, { params: { id }, token });
  expect((await ask(mine.id)).status).toBe(401);
  expect((await ask(mine.id, other.token)).status).toBe(403);
  for (let index = 0; index < 10; index += 1) expect((await ask(mine.id, mine.token)).status).toBe(200);
  const refused = await ask(mine.id, mine.token);
  expect(refused.status).toBe(429);
  expect(refused.error.code).toBe('too_many_exports');
});

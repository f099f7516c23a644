import { buildUrl } from '@mitoyen/contract/core/define-route.ts';
import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { companyRoutes } from '@mitoyen/contract/features/companies/companies.contract.ts';
import { conversationRoutes } from '@mitoyen/contract/features/conversations/conversations.contract.ts';
import { proofLoanRoutes } from '@mitoyen/contract/features/proof-loans/proof-loans.contract.ts';
import { referenceRoutes } from '@mitoyen/contract/features/references/references.contract.ts';
import { uploadRoutes } from '@mitoyen/contract/features/uploads/uploads.contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openConversation } from '../src/features/conversations/open-conversation.ts';
import { sendMessage } from '../src/features/conversations/send-message.ts';
import { createReferencesTest, type ReferencesTest } from '../src/features/references/references.fixture.ts';
import { suspendAccount } from '../src/features/reports/suspend-account.ts';
import type { MadeUser } from './builders/index.ts';
import { picture, uploaded } from './files.ts';
import { openSession } from './open-session.ts';

const long = 'm'.repeat(100_000);
const atOnce = 200;

let app: ReferencesTest;
beforeAll(async () => {
  app = await createReferencesTest();
});
afterAll(() => app.close());

/** A freelance with a project, a firm that is confirmed, their conversation, and a portrait of the firm's. */
async function makeScene() {
  const { user: author, profile, project } = await app.makeAuthor();
  const name = `Agence zq${profile.id.slice(-8)}`;
  const { user: firm, profile: company } = await app.makeFirm({ name });
  const { id: conversationId } = await openConversation(app.context, firm.id, {
    ...{ otherId: author.id, jobId: null, title: null },
  });
  const content = 'La tuile romane';
  const message = await sendMessage(app.context, firm.id, { conversationId, content, attachments: [] }, null);
  const bytes = await picture(400, 400).jpeg().toBuffer();
  const portrait = (await uploaded(app, uploadRoutes.avatar, { bytes, token: firm.token })).split('/').at(-1);
  return { author, project, name, firm, company, conversationId, message, portrait: portrait ?? '' };
}
type Scene = Awaited<ReturnType<typeof makeScene>>;

interface Sent {
  readonly method?: 'GET' | 'POST' | 'PUT';
  readonly url: string;
  readonly body?: object;
}

const found = (search: string) => (scene: Scene) => ({
  url: buildUrl(conversationRoutes.list, { params: { userId: scene.author.id }, query: { search } }),
});
const reached = (reach: string) => (scene: Scene) => ({
  url: buildUrl(conversationRoutes.listMessages, { params: scene, query: { reach } }),
});
const named = (name: string) => () => ({ url: buildUrl(companyRoutes.list, { query: { name } }) });
const ask =
  (bodyOf: (scene: Scene) => object) =>
  (scene: Scene): Sent => ({
    ...{ method: 'POST', url: buildUrl(referenceRoutes.ask, { params: { id: scene.project.id } }) },
    body: bodyOf(scene),
  });
const lend =
  (bodyOf: (scene: Scene) => object) =>
  (scene: Scene): Sent => ({
    ...{ method: 'PUT', url: buildUrl(proofLoanRoutes.lend, { params: { id: scene.author.id } }) },
    body: bodyOf(scene),
  });
const askFirm = ask(({ company }) => ({ companyId: company.id }));
const lendToFirm = lend(({ firm }) => ({ companyUserId: firm.id, months: 6 }));
const reachMessage = (scene: Scene) => reached(scene.message.id)(scene);
const portraitOf = ({ portrait }: Scene) => ({ url: `/pictures/${portrait}/160.jpg` });

function send(
  { method = 'GET', url, body }: Sent,
  caller?: MadeUser | { token: string },
  from = '127.0.0.1',
) {
  return app.server.inject({
    method,
    url,
    remoteAddress: from,
    headers: {
      ...(caller && { authorization: `Bearer ${caller.token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { payload: JSON.stringify(body) }),
  });
}
const statusesOf = (answers: readonly { readonly statusCode: number }[]) => [
  ...new Set(answers.map(({ statusCode }) => statusCode)),
];

test.each<[string, (scene: Scene) => Sent]>([
  ['a name of a firm', named(long)],
  ['a search of messages', found(long)],
  ['a search of 50,000 words', found('m '.repeat(50_000))],
  ['a message to reach', reached(long)],
  [
    'the cursor of a search',
    ({ author }) => ({ url: `/api/conversations/${author.id}?search=tuile&cursor=${long}` }),
  ],
  ['a picture', () => ({ url: `/pictures/${long}/160.jpg` })],
  ['the width of a picture', ({ portrait }) => ({ url: `/pictures/${portrait}/${long}.jpg` })],
  ['whom to ask', ask(() => ({ companyId: long }))],
  ['an address to ask', ask(() => ({ email: `${long}@exemple.fr` }))],
  ['whom to lend to', lend(() => ({ companyUserId: long, months: 6 }))],
  ['how long to lend', lend(({ firm }) => ({ companyUserId: firm.id, months: long }))],
  [
    'a link that is answered',
    () => ({ method: 'POST', url: referenceRoutes.answer.path, body: { token: long } }),
  ],
])('100,000 characters as %s are refused', async (_, what) => {
  const scene = await makeScene();
  const { statusCode, body } = await send(what(scene), scene.author);
  expect(statusCode, body.slice(0, 200)).toBeGreaterThanOrEqual(400);
  expect(statusCode, body.slice(0, 200)).toBeLessThan(500);
  expect(body.length).toBeLessThan(2_000);
});

describe('200 at once', () => {
  test.each<[string, (scene: Scene) => Sent]>([
    ['firms by name', (scene) => named(scene.name)()],
    ['searches of messages', found('tuile')],
    ['messages reached', reachMessage],
    ['portraits for mails', portraitOf],
    ['loans to one firm', lendToFirm],
    ['requests to one firm', askFirm],
    ['requests to one address', ask(() => ({ email: app.nextEmail() }))],
  ])('are all answered: %s', async (_, what) => {
    const scene = await makeScene();
    const answers = await Promise.all(Array.from({ length: atOnce }, () => send(what(scene), scene.author)));
    const statuses = statusesOf(answers);
    for (const status of statuses) expect([200, 201, 409, 429, 503]).toContain(status);
    expect(statuses.some((status) => status < 300)).toBe(true);
  });

  test('leave one loan, and one request to a firm', async () => {
    const scene = await makeScene();
    const lent = await Promise.all(
      Array.from({ length: atOnce }, () => send(lendToFirm(scene), scene.author)),
    );
    const asked = await Promise.all(Array.from({ length: atOnce }, () => send(askFirm(scene), scene.author)));
    const ids = lent.flatMap(({ statusCode, body }) => (statusCode === 200 ? JSON.parse(body).id : []));
    expect(new Set(ids).size).toBe(1);
    expect(asked.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    expect((await app.list(scene.author)).asked).toHaveLength(1);
  });
});

describe('who was somebody else a second ago', () => {
  const own: [string, (scene: Scene) => Sent][] = [
    ['searches of messages', found('tuile')],
    ['messages reached', reachMessage],
    ['loans', lendToFirm],
    ['requests', askFirm],
  ];

  test.each(own)('does nothing by a session that ended: %s', async (_, what) => {
    const scene = await makeScene();
    // the session is known from the call before
    expect((await send(found('tuile')(scene), scene.author)).statusCode).toBe(200);
    await app.call(accountRoutes.logout, { token: scene.author.token });
    expect((await send(what(scene), scene.author)).statusCode).toBe(401);
  });

  test.each(own)('does nothing as the account before: %s', async (_, what) => {
    const [scene, other] = [await makeScene(), await makeScene()];
    await app.call(accountRoutes.logout, { token: scene.author.token });
    expect([403, 404]).toContain((await send(what(scene), other.author)).statusCode);
  });
});

describe('a firm that is suspended', () => {
  const suspend = ({ firm }: Scene) =>
    app.context.db.transaction().execute((tx) => suspendAccount(app.context, tx, firm.id));

  test('is found by nobody, asked nothing, lent nothing, and shows no portrait', async () => {
    const scene = await makeScene();
    expect((await send(named(scene.name)())).json()).toHaveLength(1);
    expect((await send(portraitOf(scene))).statusCode).toBe(200);
    await suspend(scene);
    expect((await send(named(scene.name)())).json()).toEqual([]);
    expect((await send(portraitOf(scene))).statusCode).toBe(404);
    expect((await send(askFirm(scene), scene.author)).statusCode).toBe(404);
    expect((await send(lendToFirm(scene), scene.author)).statusCode).toBe(404);
  });

  test('is not found by its name in conversations; what it wrote is', async () => {
    const scene = await makeScene();
    await suspend(scene);
    expect((await send(found(scene.name)(scene), scene.author)).json()).toEqual([]);
    const [conversation] = (await send(found('tuile')(scene), scene.author)).json();
    expect(conversation).toMatchObject({ id: scene.conversationId, found: { messageId: scene.message.id } });
    expect(JSON.stringify(conversation)).not.toContain(scene.name);
  });

  test('calls nothing, with its session or a new one', async () => {
    const scene = await makeScene();
    const archive = (await send(lendToFirm(scene), scene.author)).json().id;
    await suspend(scene);
    const url = buildUrl(proofLoanRoutes.archive, { params: { id: archive } });
    const again = { token: await openSession(app.context, scene.firm.id) };
    for (const caller of [scene.firm, again]) {
      expect((await send({ url }, caller)).statusCode).toBe(401);
      expect((await send(reachMessage(scene), caller)).statusCode).toBe(401);
    }
  });
});

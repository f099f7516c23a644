import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCompany, makeFreelance, makeUser } from '../../../test/builders/index.ts';
import { statementsOf } from '../../../test/statements-of.ts';
import { findFoundMessages } from './conversation-search.repository.ts';
import { type ConversationsTest, createConversationsTest, nextCursorOf } from './conversations.fixture.ts';

let app: ConversationsTest;
beforeAll(async () => {
  app = await createConversationsTest();
});
afterAll(() => app.close());

/** A freelance with three conversations: a company's, a colleague's, and one in which nothing was found. */
async function reader() {
  const { user } = await makeFreelance(app.context);
  const { user: company } = await makeCompany(app.context, { name: 'Atelier Hélène & Fils' });
  const colleague = await makeUser(app.context, { username: 'Zoé Lefèvre' });
  const silent = await makeUser(app.context, { username: 'Anonyme' });
  const works = (await app.contact(company, user, {}, 'Où en est le Métré ?')).body.conversationId;
  const chat = (await app.contact(colleague, user, {}, 'À 100 % d’accord')).body.conversationId;
  await app.contact(silent, user, {}, 'rien');
  await app.send(user, works, 'La maquette BIM part ce soir.');
  await app.send(user, works, 'Bonne soirée');
  const search = async (text: string) =>
    (await app.list(user, { search: text })).body.map(({ id }) =>
      id === works ? 'works' : id === chat ? 'chat' : 'other',
    );
  return { user, company, search };
}

test.each([
  ['the other one’s name, whatever the accents', 'zoe lefevre', ['chat']],
  ['the company’s name', 'HÉLÈNE', ['works']],
  ['a message of the other', 'metre', ['works']],
  ['a message of one’s own that is not the last', 'bim', ['works']],
  ['the subject', 'un projet', ['works', 'other', 'chat']],
  ['words that stand in different places', 'atelier maquette', ['works']],
  ['signs as themselves', '100 %', ['chat']],
  ['nothing that a sign would stand for', '1%0', []],
  ['nor the other one', 'b_m', []],
  ['every word, or nothing', 'zoe maquette', []],
  ['words beside signs and single letters', 'à maquette & ?', ['works']],
  ['nothing by a sign', '%', []],
  ['nothing by a letter', 'b', []],
  ['nothing in particular', '  ', ['works', 'other', 'chat']],
])('finds %s', async (_, text, expected) => {
  expect((await (await reader()).search(text)).sort()).toEqual([...expected].sort());
});

test('finds nothing of others', async () => {
  const { company } = await reader();
  const { user: other } = await makeFreelance(app.context);
  expect((await app.list(other, { search: 'maquette' })).body).toEqual([]);
  expect((await app.list({ ...other, id: company.id }, { search: 'maquette' })).status).toBe(403);
});

test('tells no message of a conversation to who is not of it, even by its id', async () => {
  const { user } = await reader();
  const { user: other } = await makeFreelance(app.context);
  const [works = ''] = (await app.list(user, { search: 'maquette' })).body.map(({ id }) => id);
  const foundBy = async ({ id }: { id: string }) => [
    ...(await findFoundMessages(app.context.db, id, [works], ['maquette'])).keys(),
  ];
  expect(await foundBy(user)).toEqual([works]);
  expect(await foundBy(other)).toEqual([]);
});

test('counts and pages what is found', async () => {
  const { user } = await reader();
  const first = await app.list(user, { search: 'projet', limit: 2 });
  expect([first.headers['x-total-count'], first.body.length]).toEqual(['3', 2]);
  const rest = await app.list(user, { search: 'projet', limit: 2, cursor: nextCursorOf(first) });
  expect(rest.body).toHaveLength(1);
});

test('reads the messages once where a page shows all that is found', async () => {
  const { user } = await reader();
  const searching = async (query: Record<string, unknown>) => {
    const statements = await statementsOf(() => app.list(user, query));
    return statements.filter((text) => text.includes('with mine as')).length;
  };
  expect(await searching({ search: 'projet' })).toBe(1);
  expect(await searching({ search: 'nulle part' })).toBe(1);
  expect(await searching({ search: 'projet', limit: 2 })).toBe(2);
});

test('refuses a search that is no search', async () => {
  const { user } = await reader();
  expect((await app.list(user, { search: 'x'.repeat(201) })).status).toBe(400);
});

test.each([
  ['two letters, where a word begins', 'or', true],
  ['after an apostrophe', 'ar', true],
  ['not in the midst of one', 'rc', false],
  ['three letters anywhere', 'rch', true],
  ['across a new line', 'chantier', true],
])('finds %s', async (_, text, isFound) => {
  const [{ user }, other] = [await makeFreelance(app.context), await makeUser(app.context)];
  await app.contact(other, user, {}, 'Feuille d’or\nchantier de l’architecte');
  expect((await app.list(user, { search: text })).body).toHaveLength(isFound ? 1 : 0);
});

test('finds the words that a message has now', async () => {
  const { db } = app.context;
  const [{ user }, other] = [await makeFreelance(app.context), await makeUser(app.context)];
  const { body } = await app.contact(other, user, {}, 'Zanzibar');
  await db.updateTable('messages').set({ content: 'Retiré' }).where('id', '=', body.id).execute();
  expect((await app.list(user, { search: 'zanzibar' })).body).toEqual([]);
  expect((await app.list(user, { search: 'retire' })).body).toHaveLength(1);
});

test('tells the message that holds most of what is looked for, the latest of several, around what was found', async () => {
  const { user, company, search } = await reader();
  const works = (await app.list(user, { search: 'maquette' })).body[0];
  const id = works?.id ?? '';
  const long = `${'Nous avons relu les plans. '.repeat(20)}Le zinc de la toiture part lundi.`;
  const { body } = await app.send(company, id, long);
  await app.send(user, id, 'La toiture, oui.');
  const found = async (text: string) => (await app.list(user, { search: text })).body.map((row) => row.found);
  expect(await found('zinc toiture')).toEqual([
    {
      messageId: body.id,
      excerpt: expect.stringMatching(/^….* Le zinc de la toiture part lundi\.$/),
      senderId: company.id,
      createdAt: body.createdAt,
    },
  ]);
  expect(await found('toiture')).toEqual([expect.objectContaining({ excerpt: 'La toiture, oui.' })]);
  // a name alone is in no message
  expect(await found('lefevre')).toEqual([null]);
  expect((await app.list(user)).body.every((row) => row.found === undefined)).toBe(true);
  expect(await search('zinc')).toEqual(['works']);
});

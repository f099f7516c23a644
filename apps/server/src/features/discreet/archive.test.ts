import { buildUrl } from '@mitoyen/contract/core/define-route.ts';
import { personalDataRoutes } from '@mitoyen/contract/features/personal-data/personal-data.contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { goodPassword } from '../../../test/account-bodies.ts';
import type { MadeUser } from '../../../test/builders/index.ts';
import { findTraces } from '../../../test/find-traces.ts';
import { unzip } from '../../../test/unzip.ts';
import { createDiscreetTest, type DiscreetTest } from './discreet.fixture.ts';

let app: DiscreetTest;
beforeAll(async () => {
  app = await createDiscreetTest();
});
afterAll(() => app.close());

async function archiveOf(user: MadeUser): Promise<Map<string, string>> {
  const { rawPayload } = await app.server.inject({
    method: personalDataRoutes.export.method,
    url: buildUrl(personalDataRoutes.export, { params: { id: user.id } }),
    headers: { authorization: `Bearer ${user.token}` },
  });
  const files = await unzip(rawPayload);
  return new Map([...files].map(([name, bytes]) => [name, bytes.toString('utf8')]));
}
async function remove(user: MadeUser) {
  const password_hash = await app.context.passwords.hash(goodPassword);
  await app.context.db.updateTable('users').set({ password_hash }).where('id', '=', user.id).execute();
  const call = { params: { id: user.id }, token: user.token, body: { password: goodPassword } };
  const { status } = await app.call(personalDataRoutes.remove, call);
  if (status >= 300) throw new Error(`deleting answered ${status}`);
  await app.runJobs();
}

async function declined(words: string) {
  const person = await app.discreetPerson();
  const [firm, employer] = [await app.confirmedFirm(), await app.confirmedFirm()];
  const siren = employer.profile.siret.slice(0, 9);
  await app.sandbox.addCompany({
    siren,
    siret: employer.profile.siret,
    name: 'EMPLOYEUR QUINTREC',
    active: true,
  });
  await app.change(person.user, 'discreet', [siren]);
  for (const { handle } of (await app.list(firm.user)).body.items) await app.ask(firm.user, handle, words);
  const id = (await app.reveals(person.user)).body[0]?.id ?? '';
  await app.answer(person.user, id, 'decline');
  return { person, firm, siren };
}

test('a person’s archive has whom they hide from and what firms asked; a firm’s has what it asked, and no refusal', async () => {
  const { person, firm, siren } = await declined('Un tram passe ici.');
  const own = await archiveOf(person.user);
  expect(own.get('entreprises-masquees.json')).toContain(siren);
  expect(own.get('demandes-recues.json')).toContain('Un tram passe ici.');
  expect(own.get('demandes-recues.json')).toContain('declined');
  expect(own.get('profil-opentowork.json')).toContain('"visibility": "discreet"');
  const theirs = [...(await archiveOf(firm.user))];
  expect(new Map(theirs).get('demandes-envoyees.json')).toContain('Un tram passe ici.');
  for (const told of [': "declined"', person.user.id, person.profile.id])
    expect(theirs.map(([, text]) => text).join('')).not.toContain(told);
});

test('deleting either leaves nothing of them', async () => {
  const { person, firm, siren } = await declined('Une grue tourne.');
  await remove(firm.user);
  expect(await findTraces(app, [firm.user.id, 'Une grue tourne.'])).toEqual([]);
  expect((await app.reveals(person.user)).body).toMatchObject([
    { subject: '', content: '', state: 'declined' },
  ]);
  await remove(person.user);
  const rows = await app.context.db
    .selectFrom('hidden_from')
    .select('siren')
    .where('siren', '=', siren)
    .where('user_id', '=', person.user.id)
    .execute();
  expect(rows).toEqual([]);
  expect(await findTraces(app, [person.user.id, person.profile.id])).toEqual([]);
});

import { buildUrl } from '@mitoyen/contract/core/define-route.ts';
import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { personalDataRoutes } from '@mitoyen/contract/features/personal-data/personal-data.contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freelanceAccount, goodPassword } from '../../../test/account-bodies.ts';
import { type MadeUser, makeFreelance } from '../../../test/builders/index.ts';
import { pdfBytes } from '../../../test/files.ts';
import { findTraces } from '../../../test/find-traces.ts';
import { unzip } from '../../../test/unzip.ts';
import { createProofsTest, insurance, type ProofsTest, secretNumber, vigilance } from './proofs.fixture.ts';

let app: ProofsTest;
beforeAll(async () => {
  app = await createProofsTest();
  app.moveTo('2026-06-01T10:00:00Z');
});
afterAll(() => app.close());

async function exportOf(user: Pick<MadeUser, 'id' | 'token'>): Promise<Map<string, Buffer>> {
  const url = buildUrl(personalDataRoutes.export, { params: { id: user.id } });
  const headers = { authorization: `Bearer ${user.token}` };
  const answer = await app.server.inject({ method: 'GET', url, headers });
  return unzip(answer.rawPayload);
}

test('the archive holds every field and the documents; another’s holds nothing of it', async () => {
  const { user } = await makeFreelance(app.context);
  const { user: other } = await makeFreelance(app.context);
  const document = await app.upload(user);
  await app.add(user, { ...insurance, document });
  await app.add(user, vigilance);
  const files = await exportOf(user);
  const proofs = JSON.parse(files.get('justificatifs.json')?.toString() ?? '[]');
  expect(proofs).toMatchObject([
    { kind: 'decennial', number: secretNumber, body: 'Mutuelle des architectes', stands_until: '2026-12-31' },
    { kind: 'vigilance', number: secretNumber, dated_on: '2026-05-22' },
  ]);
  expect(proofs[0]).not.toHaveProperty('decided_by');
  const id = document.split('/').at(-1) ?? '';
  expect(files.get(`fichiers/${id}-attestation.pdf`)).toEqual(pdfBytes);
  for (const [, content] of await exportOf(other)) expect(content.includes(secretNumber)).toBe(false);
});

test('deleting the account leaves neither number nor document', async () => {
  const base = await freelanceAccount(app, { username: 'Zéphyrine Quatrebarbes' });
  const { body: made } = await app.call(accountRoutes.create, {
    body: { ...base, email: 'zephyrine@exemple.fr' },
  });
  const me = made as unknown as MadeUser;
  const document = await app.upload(me, pdfBytes, 'vigilance-quatrebarbes.pdf');
  const number = 'ZQ-1789-ULM';
  await app.add(me, { ...vigilance, number, document }, { 'idempotency-key': 'one' });
  const texts = [number, 'vigilance-quatrebarbes', document.split('/').at(-1) ?? ''];
  expect((await findTraces(app, texts)).length).toBeGreaterThan(2);
  const removal = { params: { id: me.id }, token: me.token, body: { password: goodPassword } };
  expect((await app.call(personalDataRoutes.remove, removal)).status).toBe(204);
  await app.makeJobsDue();
  await app.runJobs();
  // the job that deleted the bytes names the file, for the days that finished jobs are kept
  expect((await findTraces(app, texts)).filter((trace) => !trace.startsWith('pgboss.'))).toEqual([]);
});

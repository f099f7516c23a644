import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type MadeUser,
  makeApplication,
  makeCompany,
  makeFreelance,
  makeOffer,
} from '../../../test/builders/index.ts';
import { pdfBytes } from '../../../test/files.ts';
import { unzip } from '../../../test/unzip.ts';
import { insurance, ordre, secretNumber, vigilance } from '../proofs/proofs.fixture.ts';
import { forgetLoans } from './forget-loans.job.ts';
import { openLoanArchive } from './loan-archive.ts';
import { createLoansTest, type LoansTest } from './proof-loans.fixture.ts';

let app: LoansTest;
beforeAll(async () => {
  app = await createLoansTest();
  app.moveTo('2026-05-22T10:00:00Z');
});
afterAll(() => app.close());

const db = () => app.context.db;
const changeFirm = (firm: MadeUser, values: { siret?: string; confirmed_by_operator_at?: null }) =>
  db().updateTable('companies').set(values).where('user_id', '=', firm.id).execute();

test('proofs are lent to a confirmed firm of one’s conversations, which downloads them; its owner sees when', async () => {
  const { owner, firm } = await app.makePair();
  await app.add(owner, { ...vigilance, document: await app.upload(owner) });
  await app.add(owner, ordre);
  const { body: loan } = await app.lend(owner, firm);
  expect(loan).toMatchObject({ lentOn: '2026-05-22', until: '2026-11-21', state: 'open', downloads: [] });
  const { status, bytes } = await app.archive(firm, loan.id);
  expect(status).toBe(200);
  const files = await unzip(bytes);
  expect([...files.keys()].sort()).toEqual([
    'documents/02 Attestation de vigilance.pdf',
    'justificatifs.json',
    'recapitulatif.pdf',
  ]);
  expect(files.get('documents/02 Attestation de vigilance.pdf')).toEqual(pdfBytes);
  expect(files.get('recapitulatif.pdf')?.subarray(0, 8).toString()).toBe('%PDF-1.4');
  const json = JSON.parse(files.get('justificatifs.json')?.toString() ?? '');
  expect(json).toMatchObject({
    de: 'Maud Lestrade',
    pretJusquau: '2026-11-21',
    justificatifs: [
      { type: 'ordre', document: null },
      { type: 'vigilance', numero: secretNumber },
    ],
  });
  const { loans } = await app.loans(owner);
  expect(loans).toMatchObject([
    { id: loan.id, downloads: [{ at: expect.stringMatching(/^2026-05-22T.+Z$/), by: firm.username }] },
  ]);
});

test('a loan is refused at once when it is revoked, and the firm is not told why', async () => {
  const { owner, firm } = await app.makePair();
  const { id } = (await app.lend(owner, firm)).body;
  expect((await app.archive(firm, id)).status).toBe(200);
  expect((await app.revoke(owner, id)).status).toBe(204);
  expect(await app.archive(firm, id)).toMatchObject({ status: 403, code: 'loan_ended' });
  expect((await app.vigilance(firm)).people).toEqual([]);
  expect((await app.loans(owner)).loans).toMatchObject([{ state: 'revoked' }]);
  expect((await app.lend(owner, firm, 12)).body).toMatchObject({ id, state: 'open', until: '2027-05-21' });
  expect((await app.archive(firm, id)).status).toBe(200);
});

/** Lends proofs with a document of 5 MB that does not compress: too large to be buffered whole. */
async function lendMuch() {
  const { owner, firm } = await app.makePair();
  const bytes = Buffer.concat([pdfBytes, randomBytes(5_000_000)]);
  await app.add(owner, { ...vigilance, document: await app.upload(owner, bytes) });
  const { id } = (await app.lend(owner, firm)).body;
  return { owner, firm, id };
}

/**
 * Downloads a loan and runs `act` once its first bytes are there. Returns the number of bytes before the
 * download failed.
 */
async function receiveUntil(firm: MadeUser, id: string, act: () => Promise<unknown>): Promise<number> {
  const archive = await openLoanArchive(app.context, firm.id, id);
  let received = 0;
  const read = async () => {
    for await (const chunk of archive) {
      if (received === 0) await act();
      received += (chunk as Buffer).length;
    }
  };
  await expect(read()).rejects.toMatchObject({ code: 'loan_ended' });
  return received;
}

test('a loan that is taken back while its archive is sent ends it, within a document too', async () => {
  const { owner, firm, id } = await lendMuch();
  const received = await receiveUntil(firm, id, async () =>
    expect((await app.revoke(owner, id)).status).toBe(204),
  );
  expect(received).toBeGreaterThan(0);
  expect(received).toBeLessThan(2_000_000);
  expect((await app.loans(owner)).loans[0]?.downloads).toHaveLength(1);
});

test.each<[string, (firm: MadeUser) => Promise<unknown>]>([
  [
    'is suspended',
    (firm) => db().updateTable('users').set({ suspended_at: new Date() }).where('id', '=', firm.id).execute(),
  ],
  ['is deleted', (firm) => db().deleteFrom('users').where('id', '=', firm.id).execute()],
  ['has another SIRET', (firm) => changeFirm(firm, { siret: '35600000000048' })],
  ['is no longer confirmed', (firm) => changeFirm(firm, { confirmed_by_operator_at: null })],
])('an archive that is being sent ends where its firm’s account %s', async (_, act) => {
  const { firm, id } = await lendMuch();
  const received = await receiveUntil(firm, id, () => act(firm));
  expect(received).toBeGreaterThan(0);
  expect(received).toBeLessThan(2_000_000);
});

test('a loan of somebody suspended is refused, and open again once they are back', async () => {
  const { owner, firm } = await app.makePair();
  const { id } = (await app.lend(owner, firm)).body;
  const suspend = (suspended_at: Date | null) =>
    app.context.db.updateTable('users').set({ suspended_at }).where('id', '=', owner.id).execute();
  await suspend(app.context.clock.now());
  expect(await app.archive(firm, id)).toMatchObject({ status: 403, code: 'loan_ended' });
  expect((await app.vigilance(firm)).people).toEqual([]);
  await suspend(null);
  expect((await app.archive(firm, id)).status).toBe(200);
});

test('nobody but a confirmed firm of that SIREN knows of a loan', async () => {
  const { owner, firm } = await app.makePair();
  const { id } = (await app.lend(owner, firm)).body;
  const stranger = await app.makeFirm();
  const { user: freelance } = await makeFreelance(app.context);
  for (const one of [stranger, freelance, owner])
    expect(await app.archive(one, id)).toMatchObject({ status: 404, code: 'loan_not_found' });
  await app.context.db
    .updateTable('companies')
    .set({ confirmed_by_operator_at: null })
    .where('user_id', '=', firm.id)
    .execute();
  expect((await app.archive(firm, id)).status).toBe(404);
  expect(await app.vigilance(firm)).toMatchObject({ isConfirmed: false, people: [] });
});

test('one lends to firms of one’s conversations and accepted applications alone, once they are confirmed', async () => {
  const made = await makeFreelance(app.context);
  const owner = made.user;
  const stranger = await app.makeFirm();
  expect((await app.lend(owner, stranger)).error.code).toBe('loan_firm_unknown');
  const unconfirmed = (await makeCompany(app.context, { name: 'Agence Berthier' })).user;
  await app.write(unconfirmed, owner);
  expect((await app.lend(owner, unconfirmed)).error.code).toBe('loan_firm_unconfirmed');
  const company = await makeCompany(app.context, { confirmed_by_operator_at: app.context.clock.now() });
  const offer = await makeOffer(app.context, { company });
  const { id } = await makeApplication(app.context, offer.id, { freelance: made });
  expect((await app.lend(owner, company.user)).error.code).toBe('loan_firm_unknown');
  await app.context.db.updateTable('applications').set({ status: 'accepted' }).where('id', '=', id).execute();
  expect((await app.lend(owner, company.user)).status).toBe(200);
  expect((await app.loans(owner)).firms).toMatchObject([
    { companyUserId: unconfirmed.id, isConfirmed: false },
    { companyUserId: company.user.id, isConfirmed: true },
  ]);
});

test('a firm that somebody blocked reads nothing more', async () => {
  const { owner, firm } = await app.makePair();
  const { id } = (await app.lend(owner, firm)).body;
  await app.context.db
    .insertInto('blocks')
    .values({ blocker_id: owner.id, blocked_id: firm.id, blocked_at: app.context.clock.now() })
    .execute();
  expect(await app.archive(firm, id)).toMatchObject({ status: 403, code: 'loan_ended' });
  expect((await app.vigilance(firm)).people).toEqual([]);
});

test('a firm’s account that goes leaves its downloads without a name', async () => {
  const { owner, firm } = await app.makePair();
  const { id } = (await app.lend(owner, firm)).body;
  await app.archive(firm, id);
  await app.context.db.deleteFrom('users').where('id', '=', firm.id).execute();
  expect((await app.loans(owner)).loans).toMatchObject([{ downloads: [{ by: null }] }]);
  await app.context.db.deleteFrom('users').where('id', '=', owner.id).execute();
  const left = await app.context.db.selectFrom('proof_loans').where('id', '=', id).select('id').execute();
  expect(left).toEqual([]);
});

test('the archive works at 23:59 in Paris on the last day, without what ended before, and is refused a minute later', async () => {
  const { owner, firm } = await app.makePair();
  await app.add(owner, vigilance);
  await app.add(owner, insurance);
  const { id } = (await app.lend(owner, firm)).body;
  app.moveTo('2026-11-21T22:59:00Z');
  const kinds = async () => {
    const files = await unzip((await app.archive(firm, id)).bytes);
    const json = JSON.parse(files.get('justificatifs.json')?.toString() ?? '');
    return json.justificatifs.map(({ type }: { type: string }) => type);
  };
  expect(await kinds()).toEqual(['decennial', 'vigilance']);
  app.moveTo('2026-11-21T23:00:00Z');
  expect(await app.archive(firm, id)).toMatchObject({ status: 403, code: 'loan_ended' });
  await app.lend(owner, firm);
  expect(await kinds()).toEqual(['decennial']);
  expect((await app.archive(firm, id)).name).toBe('mitoyen-justificatifs-2026-11-22.zip');
});

test('a loan goes a year after its end', async () => {
  app.moveTo('2026-11-22T10:00:00Z');
  const { owner, firm } = await app.makePair();
  await app.lend(owner, firm);
  app.moveTo('2028-05-21T10:00:00Z');
  await forgetLoans(app.context);
  expect((await app.loans(owner)).loans).toHaveLength(1);
  app.moveTo('2028-05-23T10:00:00Z');
  await forgetLoans(app.context);
  expect((await app.loans(owner)).loans).toEqual([]);
});

import { proofRoutes } from '@mitoyen/contract/features/proofs/proofs.contract.ts';
import type { ProofInput } from '@mitoyen/contract/features/proofs/proofs.schemas.ts';
import { uploadRoutes } from '@mitoyen/contract/features/uploads/uploads.contract.ts';
import { type MadeUser, makeUser } from '../../../test/builders/index.ts';
import { createTestApp } from '../../../test/create-test-app.ts';
import { pdfBytes, uploaded } from '../../../test/files.ts';

/** The number that no answer to others, log or mail may repeat. */
export const secretNumber = 'SECRET-7Q4Z-0031';

export const vigilance: ProofInput = { kind: 'vigilance', date: '2026-05-22', number: secretNumber };
export const ordre: ProofInput = { kind: 'ordre', number: secretNumber, region: 'Île-de-France' };
export const insurance: ProofInput = {
  kind: 'decennial',
  body: 'Mutuelle des architectes',
  number: secretNumber,
  domains: 'Maîtrise d’œuvre complète',
  territory: 'France métropolitaine',
  from: '2026-01-01',
  to: '2026-12-31',
};

/** The product on a day, and what tests of proofs do in it again and again. */
export async function createProofsTest() {
  const app = await createTestApp();
  const moveTo = (instant: string) =>
    app.passTime({ seconds: (Date.parse(instant) - app.context.clock.now().getTime()) / 1000 });
  const own = (user: MadeUser) => ({ params: { id: user.id }, token: user.token });
  const one = (user: MadeUser, proofId: string) => ({ ...own(user), params: { id: user.id, proofId } });
  return {
    ...app,
    moveTo,
    add: (user: MadeUser, body: ProofInput, headers: Record<string, string> = {}) =>
      app.call(proofRoutes.add, { ...own(user), body, headers }),
    change: (user: MadeUser, proofId: string, body: ProofInput) =>
      app.call(proofRoutes.change, { ...one(user, proofId), body }),
    remove: (user: MadeUser, proofId: string) => app.call(proofRoutes.remove, one(user, proofId)),
    list: async (user: MadeUser) => (await app.call(proofRoutes.list, own(user))).body,
    upload: (user: MadeUser, bytes: Buffer = pdfBytes, name = 'attestation.pdf') =>
      uploaded(app, uploadRoutes.proof, { bytes, name, token: user.token }),
    makeOperator: () => makeUser(app.context, { is_operator: true, username: 'Odile Perrin' }),
  };
}
export type ProofsTest = Awaited<ReturnType<typeof createProofsTest>>;

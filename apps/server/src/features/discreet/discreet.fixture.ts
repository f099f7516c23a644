import { discreetRoutes, revealRoutes } from '@mitoyen/contract/features/discreet/discreet.contract.ts';
import type { RevealAnswer } from '@mitoyen/contract/features/discreet/discreet.schemas.ts';
import { visibilityRoutes } from '@mitoyen/contract/features/visibility/visibility.contract.ts';
import type { Visibility } from '@mitoyen/contract/features/visibility/visibility.rules.ts';
import { type MadeUser, makeCompany, makeJobseeker, nextSiret } from '../../../test/builders/index.ts';
import { createTestApp } from '../../../test/create-test-app.ts';

type Change = Parameters<typeof createTestApp>[0];

/** The product, and what tests of discreet people do in it again and again. */
export async function createDiscreetTest(change?: Change) {
  const app = await createTestApp(change);
  const { call, context, clock } = { ...app, clock: app.context.clock };

  return {
    ...app,
    /** A firm whose SIRET an operator confirmed. */
    confirmedFirm: (values: Parameters<typeof makeCompany>[1] = {}) =>
      makeCompany(context, { siret: nextSiret(), confirmed_by_operator_at: clock.now(), ...values }),
    discreetPerson: (values: Parameters<typeof makeJobseeker>[1] = {}) =>
      makeJobseeker(context, {
        visibility: 'discreet',
        availability: 'En poste, ouvert aux opportunités',
        place_code: 'c69123',
        trades: ['architecte'],
        software: ['revit:3'],
        phases: ['DCE'],
        ...values,
      }),
    change: (user: MadeUser, visibility: Visibility, sirens: readonly string[] = []) =>
      call(visibilityRoutes.change, {
        params: { id: user.id },
        token: user.token,
        body: { visibility, hiddenFrom: sirens.map((siren) => ({ siren })) },
      }),
    list: (user: MadeUser, query: Record<string, unknown> = {}) =>
      call(discreetRoutes.list, { token: user.token, query }),
    show: (user: MadeUser, handle: string) =>
      call(discreetRoutes.get, { token: user.token, params: { handle } }),
    ask: (user: MadeUser, handle: string, content = 'Nous cherchons quelqu’un comme vous.') =>
      call(discreetRoutes.ask, {
        token: user.token,
        params: { handle },
        body: { subject: 'Un poste', content },
      }),
    asked: (user: MadeUser) => call(discreetRoutes.listAsked, { token: user.token }),
    reveals: (user: MadeUser) => call(revealRoutes.list, { token: user.token }),
    answer: (user: MadeUser, id: string, answer: RevealAnswer) =>
      call(revealRoutes.answer, { token: user.token, params: { id }, body: { answer } }),
    withdraw: (user: MadeUser, id: string) =>
      call(revealRoutes.withdraw, { token: user.token, params: { id } }),
  };
}

export type DiscreetTest = Awaited<ReturnType<typeof createDiscreetTest>>;

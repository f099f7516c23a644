import {
  proofLoanRoutes,
  vigilanceRoutes,
} from '@mitoyen/contract/features/proof-loans/proof-loans.contract.ts';
import { newId } from '../../src/core/ids/new-id.ts';
import { openConversation } from '../../src/features/conversations/open-conversation.ts';
import { sendMessage } from '../../src/features/conversations/send-message.ts';
import { lendProofs } from '../../src/features/proof-loans/lend-proofs.ts';
import { access, everybody, members } from './access-line.ts';
import type { Person } from './callers.ts';
import { accountId, callerId, rowOf, type Scene } from './scene.ts';

/** A confirmed firm that wrote to a freelance; one of all lines, it has long written to as many as it may without paying. */
async function writeTo({ context }: Scene, freelance: Person, firm: Person): Promise<void> {
  const set = (values: { is_subscribed: boolean }) =>
    context.db
      .updateTable('companies')
      .set({ ...values, confirmed_by_operator_at: context.clock.now() })
      .where('user_id', '=', firm.user.id)
      .execute();
  await set({ is_subscribed: true });
  const opening = { otherId: freelance.user.id, jobId: null, title: null };
  const { id } = await openConversation(context, firm.user.id, opening);
  await sendMessage(context, firm.user.id, { conversationId: id, content: 'Bonjour', attachments: [] }, null);
  await set({ is_subscribed: false });
}

async function lendTo(scene: Scene, freelance: Person, firm: Person): Promise<string> {
  await writeTo(scene, freelance, firm);
  const loan = { companyUserId: firm.user.id, months: 6 } as const;
  return (await lendProofs(scene.context, freelance.user.id, loan)).id;
}

const own = async (scene: Scene) => ({ params: { id: await accountId(scene, 'freelance') } });
const ownCompany = async (scene: Scene) => ({ params: { userId: await accountId(scene, 'company') } });
const ofFreelances = {
  own: '     - 403 200 403 403 401 403',
  another: members(403),
  missing: members(403),
};

//            out unc fre job com sus ope
export const proofLoansAccess = [
  access(proofLoanRoutes.list, ofFreelances, own),
  access(proofLoanRoutes.lend, { about: 'to a firm that wrote', own: '- - 200 - - - -' }, async (scene) => {
    const firm = await scene.another('company');
    if (scene.caller) await writeTo(scene, scene.caller, firm);
    return { ...(await own(scene)), body: { companyUserId: firm.user.id, months: 6 } };
  }),
  access(
    proofLoanRoutes.lend,
    { own: '     - 403 404 403 403 401 403', another: members(403), missing: members(403) },
    async (scene) => ({ ...(await own(scene)), body: { companyUserId: newId(), months: 6 } }),
  ),
  access(
    proofLoanRoutes.revoke,
    {
      own: '     -   - 204   -   -   -   -',
      another: '401 403 404 403 403 401 403',
      missing: '401 403 404 403 403 401 403',
    },
    async (scene) => ({
      params: {
        id: callerId(scene),
        loanId: await rowOf(scene, 'freelance', async (owner) =>
          lendTo(scene, owner, await scene.another('company')),
        ),
      },
    }),
  ),
  // own: the firm's that it is lent to
  access(
    proofLoanRoutes.archive,
    { own: '     -   -   -   - 200   -   -', another: members(404), missing: members(404) },
    async (scene) => ({
      params: {
        id: await rowOf(scene, 'company', async (firm) =>
          lendTo(scene, await scene.another('freelance'), firm),
        ),
      },
    }),
  ),
  access(
    vigilanceRoutes.get,
    { own: '     - 403 403 403 200 401 403', another: members(403), missing: members(403) },
    ownCompany,
  ),
  access(
    vigilanceRoutes.changeCalendar,
    { own: '     - 403 403 403 201 401 403', another: members(403), missing: members(403) },
    ownCompany,
  ),
  access(vigilanceRoutes.calendar, { missing: everybody(404) }, () => ({ query: { token: newId() } })),
];

import { missionRoutes } from '@mitoyen/contract/features/missions/missions.contract.ts';
import { openConversation } from '../../src/features/conversations/open-conversation.ts';
import { agreeOnMission } from '../../src/features/missions/agree-on-mission.ts';
import { access, members } from './access-line.ts';
import type { Person } from './callers.ts';
import { rowOf, type Scene } from './scene.ts';

const terms = { from: '2126-01-04', to: '2126-03-27', phases: ['ESQ' as const] };

/** A conversation of a firm's or a freelance's with the other, in which a mission is proposed or not. */
async function makeConversation(scene: Scene, owner: Person, isProposed: boolean): Promise<string> {
  const other = await scene.another(owner.user.role === 'entreprise' ? 'freelance' : 'company');
  const opening = { otherId: other.user.id, jobId: null, title: null };
  const { id } = await openConversation(scene.context, owner.user.id, opening);
  if (isProposed && ['entreprise', 'freelance'].includes(owner.user.role ?? ''))
    await agreeOnMission(scene.context, { userId: owner.user.id, conversationId: id, terms });
  return id;
}
const conversation = (isProposed: boolean) => async (scene: Scene) => ({
  params: { id: await rowOf(scene, 'company', (owner) => makeConversation(scene, owner, isProposed)) },
  body: terms,
});
const ofItsSides = (own: string) => ({ own, another: members(404), missing: members(404) });

//            out unc fre job com sus ope
export const missionsAccess = [
  access(missionRoutes.agree, ofItsSides('     - 403 201 403 201 401 403'), conversation(false)),
  access(missionRoutes.change, ofItsSides('     - 403 200 403 200 401 403'), conversation(true)),
  access(missionRoutes.withdraw, ofItsSides('     - 403 204 403 204 401 403'), async (scene) => {
    const { params } = await conversation(true)(scene);
    return { params };
  }),
];

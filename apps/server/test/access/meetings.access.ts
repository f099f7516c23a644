import { parisLocalTime } from '@mitoyen/contract/core/paris-local-time.ts';
import { meetingRoutes as routes } from '@mitoyen/contract/features/meetings/meetings.contract.ts';
import { newId } from '../../src/core/ids/new-id.ts';
import { openConversation } from '../../src/features/conversations/open-conversation.ts';
import { pairOf } from '../../src/features/conversations/pair.ts';
import { access, members, owners } from './access-line.ts';
import type { Person } from './callers.ts';
import { conversationId } from './rows.ts';
import { rowOf, type Scene } from './scene.ts';

const dayMs = 86_400_000;
const offer = ({ context }: Scene) => ({
  dates: [parisLocalTime(new Date(context.clock.now().getTime() + 7 * dayMs))],
  minutes: 30,
  place: null,
});

/** Dates that another person proposed to the owner. */
async function makeMeeting(scene: Scene, owner: Person): Promise<string> {
  const { context } = scene;
  const other = await scene.another('freelance');
  const opening = { otherId: other.user.id, jobId: null, title: null };
  const conversation = await openConversation(context, owner.user.id, opening);
  const { low, high } = pairOf(owner.user.id, other.user.id);
  const id = newId();
  await context.db
    .insertInto('meetings')
    .values({
      id,
      conversation_id: conversation.id,
      user_low_id: low,
      user_high_id: high,
      kind: 'call',
      proposed_by: other.user.id,
      proposed_at: context.clock.now(),
      proposed_dates: [new Date(context.clock.now().getTime() + 7 * dayMs)],
      proposed_minutes: 30,
    })
    .execute();
  return id;
}
const meeting = async (scene: Scene) => ({
  params: { id: await rowOf(scene, 'company', (owner) => makeMeeting(scene, owner)) },
});
/** The first of the dates that a meeting has, as its reader got them. */
async function choiceOf({ context }: Scene, id: string) {
  const row = await context.db
    .selectFrom('meetings')
    .select(['proposed_dates', 'proposed_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  const now = context.clock.now();
  return {
    date: (row?.proposed_dates[0] ?? now).toISOString(),
    proposedAt: (row?.proposed_at ?? now).toISOString(),
  };
}
const ofItsPeople = (status: number) => ({
  own: owners(status),
  another: members(404),
  missing: members(404),
});

//            out unc fre job com sus ope
export const meetingsAccess = [
  access(routes.list, ofItsPeople(200), async (scene) => ({ params: { id: await conversationId(scene) } })),
  access(routes.propose, ofItsPeople(201), async (scene) => ({
    params: { id: await conversationId(scene) },
    body: { kind: 'meeting' as const, ...offer(scene) },
  })),
  access(routes.change, ofItsPeople(200), async (scene) => {
    const { params } = await meeting(scene);
    return { params, body: offer(scene) };
  }),
  access(routes.choose, ofItsPeople(200), async (scene) => {
    const { params } = await meeting(scene);
    return { params, body: await choiceOf(scene, params.id) };
  }),
  access(routes.decline, ofItsPeople(204), meeting),
  access(routes.cancel, ofItsPeople(204), meeting),
];

import { eventRoutes } from '@mitoyen/contract/core/events/events.contract.ts';
import { contactRoutes } from '@mitoyen/contract/features/conversations/contacts.contract.ts';
import { conversationRoutes as routes } from '@mitoyen/contract/features/conversations/conversations.contract.ts';
import { mailReplyRoutes } from '@mitoyen/contract/features/mail-replies/mail-replies.contract.ts';
import { newId } from '../../src/core/ids/new-id.ts';
import { access, everybody, members, owners, selfOnly } from './access-line.ts';
import { conversationId, waitingReplyToken } from './rows.ts';
import { accountId, callerId, type Scene } from './scene.ts';

/** What others wrote to each other is like what is not there. */
const ofItsPeople = (status: number) => ({
  own: owners(status),
  another: members(404),
  missing: members(404),
});
const somebody = async (scene: Scene) => (await scene.another('jobseeker')).user.id;
const words = { subject: 'Un projet', content: 'Bonjour' };

//            out unc fre job com sus ope
export const conversationAccess = [
  access(routes.contactedCount, selfOnly(200), async (scene) => ({
    query: { userId: await accountId(scene) },
  })),
  access(contactRoutes.list, selfOnly(200), async (scene) => ({
    query: { userId: await accountId(scene), with: newId() },
  })),
  access(routes.contact, selfOnly(201), async (scene) => ({
    body: { senderId: await accountId(scene), receiverId: await somebody(scene), ...words },
  })),
  access(routes.contact, { about: 'to nobody', missing: members(404) }, (scene) => ({
    body: { senderId: callerId(scene), receiverId: newId(), ...words },
  })),
  access(routes.list, selfOnly(200), async (scene) => ({ params: { userId: await accountId(scene) } })),
  access(routes.get, ofItsPeople(200), async (scene) => ({
    params: { userId: callerId(scene), id: await conversationId(scene) },
  })),
  access(
    routes.get,
    { about: 'under another’s account', another: members(403), missing: members(403) },
    async (scene) => ({ params: { userId: await accountId(scene), id: newId() } }),
  ),
  access(
    routes.create,
    { own: owners(201), another: members(403), missing: members(403) },
    async (scene) => ({
      body: { user1_id: await accountId(scene, 'company'), user2_id: await somebody(scene) },
    }),
  ),
  access(routes.create, { about: 'with nobody', missing: '- 404 404 404 404 401 404' }, (scene) => ({
    body: { user1_id: callerId(scene), user2_id: newId() },
  })),
  access(routes.listMessages, ofItsPeople(200), async (scene) => ({
    params: { conversationId: await conversationId(scene) },
  })),
  access(routes.sendMessage, ofItsPeople(201), async (scene) => ({
    params: { conversationId: await conversationId(scene) },
    body: { senderId: callerId(scene), content: 'Bonjour' },
  })),
  access(
    routes.sendMessage,
    { about: 'as another', another: members(403), missing: members(403) },
    async (scene) => ({
      params: { conversationId: newId() },
      body: { senderId: await accountId(scene), content: 'Bonjour' },
    }),
  ),
  access(routes.markRead, ofItsPeople(204), async (scene) => ({
    params: { id: await conversationId(scene) },
  })),
  access(routes.markUnread, ofItsPeople(204), async (scene) => ({
    params: { id: await conversationId(scene) },
  })),
  access(routes.archive, ofItsPeople(204), async (scene) => ({
    params: { id: await conversationId(scene) },
  })),
  access(routes.unarchive, ofItsPeople(204), async (scene) => ({
    params: { id: await conversationId(scene) },
  })),
  access(routes.typing, ofItsPeople(204), async (scene) => ({
    params: { id: await conversationId(scene) },
  })),
  // the link of a mail authorizes its holder; a suspended account reads what it wrote, and sends nothing
  access(
    mailReplyRoutes.show,
    { own: owners(200).replace('401', '200'), missing: everybody(400) },
    async (scene) => ({
      query: { token: await waitingReplyToken(scene) },
    }),
  ),
  access(
    mailReplyRoutes.send,
    { own: owners(200).replace('401', '403'), missing: everybody(400) },
    async (scene) => ({
      body: { token: await waitingReplyToken(scene) },
    }),
  ),
  // a stream has no end: its headers are asked for
  access({ ...eventRoutes.stream, isHeadersOnly: true }, { any: members(200) }),
];

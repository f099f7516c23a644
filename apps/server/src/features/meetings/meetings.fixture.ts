import { parisLocalTime } from '@mitoyen/contract/core/paris-local-time.ts';
import { blockRoutes } from '@mitoyen/contract/features/blocks/blocks.contract.ts';
import { conversationRoutes } from '@mitoyen/contract/features/conversations/conversations.contract.ts';
import { meetingRoutes as routes } from '@mitoyen/contract/features/meetings/meetings.contract.ts';
import type { Meeting } from '@mitoyen/contract/features/meetings/meetings.schemas.ts';
import { type MadeUser, makeCompany, makeFreelance } from '../../../test/builders/index.ts';
import type { TestApp } from '../../../test/create-test-app.ts';

const dayMs = 86_400_000;

/** A property of a calendar object, as it is unfolded. */
export const field = (calendar: string | undefined, name: string) =>
  calendar?.match(new RegExp(`^${name}[;:](.*?)\r?$`, 'm'))?.[1];

/** The calls of meetings and their scenes, for tests whose app is made before them. */
export function meetingCalls(getApp: () => TestApp) {
  const inDays = (days: number) =>
    parisLocalTime(new Date(getApp().context.clock.now().getTime() + days * dayMs));
  const offer = (...days: number[]) => ({
    dates: (days.length > 0 ? days : [3, 5]).map(inDays),
    minutes: 45,
    place: '4 rue du Port, Nantes',
  });

  async function talkers() {
    const { user: company } = await makeCompany(getApp().context);
    const { user: freelance } = await makeFreelance(getApp().context);
    return { company, freelance, id: await talk(company, freelance) };
  }
  async function talk(from: MadeUser, to: MadeUser): Promise<string> {
    const { body } = await getApp().call(conversationRoutes.contact, {
      token: from.token,
      body: { senderId: from.id, receiverId: to.id, subject: 'Un projet', content: 'Bonjour' },
    });
    return body.conversationId;
  }
  const propose = (
    { token }: MadeUser,
    id: string,
    body: object = {},
    headers: Record<string, string> = {},
  ) =>
    getApp().call(routes.propose, {
      token,
      headers,
      params: { id },
      body: { kind: 'meeting', ...offer(), ...body },
    });
  const change = ({ token }: MadeUser, id: string, body = offer(7)) =>
    getApp().call(routes.change, { token, params: { id }, body });
  const choose = ({ token }: MadeUser, { id, offer: proposed }: Meeting, index = 0) =>
    getApp().call(routes.choose, {
      token,
      params: { id },
      body: { date: proposed?.dates[index] ?? '', proposedAt: proposed?.proposedAt ?? '' },
    });
  const decline = ({ token }: MadeUser, { id }: Meeting) =>
    getApp().call(routes.decline, { token, params: { id } });
  const cancel = ({ token }: MadeUser, { id }: Meeting) =>
    getApp().call(routes.cancel, { token, params: { id } });
  const list = async ({ token }: MadeUser, id: string) =>
    (await getApp().call(routes.list, { token, params: { id } })).body;
  const linesOf = async ({ token }: MadeUser, id: string) =>
    (await getApp().call(conversationRoutes.listMessages, { token, params: { conversationId: id } })).body
      .slice(1)
      .map(({ content }) => content);
  const block = (by: MadeUser, whom: MadeUser) =>
    getApp().call(blockRoutes.create, { token: by.token, params: { id: by.id }, body: { userId: whom.id } });
  /** The calendar parts mailed to an account, unfolded; mails of one moment arrive in any order. */
  async function calendarsOf({ email }: MadeUser): Promise<string[]> {
    await getApp().runJobs();
    const mails = await getApp().sandbox.mails(email);
    return mails
      .map(({ calendar }) => calendar.replace(/\r?\n /g, ''))
      .filter((text) => text !== '')
      .sort((one, other) => Number(field(one, 'SEQUENCE')) - Number(field(other, 'SEQUENCE')));
  }
  async function agreed() {
    const people = await talkers();
    const { body: meeting } = await propose(people.company, people.id);
    await choose(people.freelance, meeting);
    return { ...people, meeting };
  }

  return {
    inDays,
    offer,
    talkers,
    talk,
    propose,
    change,
    choose,
    decline,
    cancel,
    list,
    linesOf,
    block,
    calendarsOf,
    agreed,
  };
}

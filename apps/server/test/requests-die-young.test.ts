import { Agent } from 'node:http';
import { browserStorage } from '@mitoyen/contract/core/browser-storage.ts';
import { buildUrl } from '@mitoyen/contract/core/define-route.ts';
import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { conversationRoutes } from '@mitoyen/contract/features/conversations/conversations.contract.ts';
import { directoryRoutes } from '@mitoyen/contract/features/directory/directory.contract.ts';
import { freelanceRoutes } from '@mitoyen/contract/features/freelances/freelances.contract.ts';
import { offerRoutes } from '@mitoyen/contract/features/offers/offers.contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askServer } from './ask-server.ts';
import { makeCompany, makeFreelance, makeOffer } from './builders/index.ts';
import { createTestApp, type TestApp } from './create-test-app.ts';
import { type ApiProcess, startApiProcess } from './start-api-process.ts';

// Under load, what a request was about must be gone with the collection of what is young (decision 68): once something
// old holds requests, each holds the next, all of them are carried over, and the processor is busy with that.

const agent = new Agent({ keepAlive: true });
const atOnce = 8;
const calls = 600;
const callsBetweenCollections = 100;
const refused = 'a refused call';
const anew = { cookie: `${browserStorage.recentWrite.name}=1` };

let app: TestApp;
let server: ApiProcess;
let headersOf: Record<string, Record<string, string>>;
let pathOf: Record<string, string>;

beforeAll(async () => {
  app = await createTestApp();
  const { context } = app;
  const freelance = await makeFreelance(context);
  const company = await makeCompany(context);
  for (let made = 0; made < 3; made += 1) await makeOffer(context, { company });
  const { body } = await app.call(conversationRoutes.contact, {
    token: company.user.token,
    body: {
      senderId: company.user.id,
      receiverId: freelance.user.id,
      subject: 'Un projet',
      content: 'Bonjour',
    },
  });
  pathOf = {
    'the list': `${directoryRoutes.search.path}?seed=a`,
    'a profile': buildUrl(freelanceRoutes.get, { params: { id: freelance.profile.id } }),
    offers: offerRoutes.list.path,
    'an account': accountRoutes.me.path,
    'a conversation': buildUrl(conversationRoutes.listMessages, {
      params: { conversationId: body.conversationId },
      query: {},
    }),
    [refused]: accountRoutes.me.path,
  };
  const signedIn = { authorization: `Bearer ${company.user.token}` };
  headersOf = { 'an account': signedIn, 'a conversation': signedIn, 'the list': {}, [refused]: {} };
  server = await startApiProcess(app.connection);
});
afterAll(async () => {
  agent.destroy();
  await server.kill();
  await app.close();
});

/** Calls so often, some at a time, with collections while calls are under way; the bytes that became old since the start. */
async function callOften(kind: string, times: number): Promise<number> {
  const before = await server.collectYoung();
  let left = times;
  const caller = async () => {
    while (left > 0) {
      left -= 1;
      // seldom, so that no call is under way at two of them: that would make it old for good reason
      if (left % callsBetweenCollections === 0) await server.collectYoung();
      const { status } = await askServer(
        `${server.url}${pathOf[kind]}`,
        headersOf[kind] ?? anew,
        'GET',
        agent,
      );
      if (status !== (kind === refused ? 401 : 200)) throw new Error(`${kind}: ${status}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, caller));
  return (await server.collectYoung()) - before;
}

test.each(['the list', 'a profile', 'offers', 'an account', 'a conversation', refused])(
  '%s leaves nothing behind among what is old',
  async (kind) => {
    const runs: number[] = [];
    for (let run = 0; run < 4; run += 1) runs.push((await callOften(kind, calls)) / calls);
    // code, and what it has learnt, becomes old as well, once
    expect(Math.min(...runs)).toBeLessThan(1500);
  },
);

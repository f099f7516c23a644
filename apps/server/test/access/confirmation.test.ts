import { applicationRoutes } from '@mitoyen/contract/features/applications/applications.contract.ts';
import { conversationRoutes } from '@mitoyen/contract/features/conversations/conversations.contract.ts';
import { discreetRoutes } from '@mitoyen/contract/features/discreet/discreet.contract.ts';
import { mailReplyRoutes } from '@mitoyen/contract/features/mail-replies/mail-replies.contract.ts';
import { meetingRoutes } from '@mitoyen/contract/features/meetings/meetings.contract.ts';
import { missionRoutes } from '@mitoyen/contract/features/missions/missions.contract.ts';
import { offerRoutes } from '@mitoyen/contract/features/offers/offers.contract.ts';
import { referenceRoutes } from '@mitoyen/contract/features/references/references.contract.ts';
import { uploadRoutes } from '@mitoyen/contract/features/uploads/uploads.contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../create-test-app.ts';
import type { AccessLine, Cell, NamedRoute } from './access-line.ts';
import { accessLines } from './index.ts';
import { inject } from './inject.ts';
import { createStage, type Stage } from './stage.ts';
import { unlimited } from './unlimited.ts';

/** What reaches other people, or takes what is theirs. All else stays open: an account can be left and reported from. */
const reaching: readonly NamedRoute[] = [
  conversationRoutes.contact,
  conversationRoutes.sendMessage,
  conversationRoutes.create,
  mailReplyRoutes.send,
  meetingRoutes.propose,
  meetingRoutes.change,
  meetingRoutes.choose,
  missionRoutes.agree,
  missionRoutes.change,
  offerRoutes.publish,
  offerRoutes.update,
  offerRoutes.reopen,
  applicationRoutes.apply,
  applicationRoutes.answer,
  applicationRoutes.remind,
  discreetRoutes.ask,
  referenceRoutes.ask,
];
const isRefused = ({ route }: AccessLine, { whose }: Cell) =>
  reaching.some(({ method, path }) => method === route.method && path === route.path) ||
  // a CV of one's own is no other's
  (route.path === uploadRoutes.file.path && whose === 'another');

let app: TestApp;
let stage: Stage;
beforeAll(async () => {
  app = await createTestApp(({ config }) => ({
    limits: unlimited,
    config: { ...config, addressConfirmation: 'required' },
  }));
  stage = await createStage(app, { isUnconfirmed: true });
});
afterAll(() => app.close());

const kinds: readonly string[] = ['freelance', 'jobseeker', 'company'];
const passing = accessLines
  // what only reads is as open as ever, but for files
  .filter(({ route }) => route.method !== 'GET' || route.path === uploadRoutes.file.path)
  .filter(({ route }) => !route.path.startsWith('/api/upload'))
  .map((line) => ({ line, cells: line.cells.filter(({ by, status }) => kinds.includes(by) && status < 300) }))
  .filter(({ cells }) => cells.length > 0);

describe('an account that must confirm its address first', () => {
  test.each(passing.map(({ line, cells }) => [line.title, line, cells] as const))(
    '%s',
    async (_, line, cells) => {
      const expected = cells.map((cell) => (isRefused(line, cell) ? 'email_unconfirmed' : cell.status));
      const came: (string | number)[] = [];
      for (const cell of cells) {
        const isFresh = line.route.method !== 'GET';
        const { status, body } = await inject(app, await stage.prepare(line, cell, { isFresh }));
        came.push(status === 403 ? JSON.parse(body).code : status);
      }
      expect(came).toEqual(expected);
    },
  );
});

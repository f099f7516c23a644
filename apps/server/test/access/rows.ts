import { randomBytes } from 'node:crypto';
import { reportReasonNames } from '@mitoyen/contract/features/reports/reports.rules.ts';
import { hashToken, newToken } from '../../src/core/auth/session-token.ts';
import { newId } from '../../src/core/ids/new-id.ts';
import { openConversation } from '../../src/features/conversations/open-conversation.ts';
import { sendMessage } from '../../src/features/conversations/send-message.ts';
import { noteReply } from '../../src/features/mail-replies/mail-replies.repository.ts';
import { insertReport } from '../../src/features/reports/reports.repository.ts';
import { contestTakedown } from '../../src/features/takedowns/contest-takedown.ts';
import { takeDown } from '../../src/features/takedowns/take-down.ts';
import { makeApplication, makeJob, makeOffer, makePortfolioItem } from '../builders/index.ts';
import type { Person } from './callers.ts';
import { rowOf, type Scene } from './scene.ts';

// Rows that calls name, each made for the owner that the cell names.

function profileOf({ profile }: Person): { readonly id: string } {
  if (!profile) throw new Error('this kind of person has no profile');
  return profile;
}

export const profileId = (scene: Scene, kind: 'freelance' | 'jobseeker' | 'company') =>
  rowOf(scene, kind, (owner) => profileOf(owner).id);

async function makeOfferOf({ context }: Scene, owner: Person): Promise<string> {
  const company = { user: owner.user, profile: profileOf(owner) };
  return (await makeOffer(context, { company })).id;
}
export const jobId = (scene: Scene) =>
  rowOf(scene, 'company', async ({ user, ...owner }) => {
    const company = { user, profile: profileOf({ user, ...owner }) };
    return (await makeJob(scene.context, { company })).id;
  });
export const offerId = (scene: Scene) => rowOf(scene, 'company', (owner) => makeOfferOf(scene, owner));

export const projectId = (scene: Scene) =>
  rowOf(
    scene,
    'freelance',
    async (owner) => (await makePortfolioItem(scene.context, profileOf(owner).id)).id,
  );

/** A project whose link is a video. */
export const filmedProjectId = (scene: Scene) =>
  rowOf(scene, 'freelance', async (owner) => {
    const url = 'https://vimeo.com/846486260';
    return (await makePortfolioItem(scene.context, profileOf(owner).id, { url })).id;
  });

const elevenDaysMs = 11 * 86_400_000;

/** An application of eleven days ago, sent by this freelance or to this company, or both. */
async function makeApplicationOf(scene: Scene, { from, to }: { from?: Person; to?: Person }) {
  const { context } = scene;
  const offer = await makeOfferOf(scene, to ?? (await scene.another('company')));
  const sender = from ?? (await scene.another('freelance'));
  const { id } = await makeApplication(context, offer, {
    freelance: { user: sender.user, profile: profileOf(sender) },
    created_at: new Date(context.clock.now().getTime() - elevenDaysMs),
  });
  return id;
}
export const sentApplicationId = (scene: Scene) =>
  rowOf(scene, 'freelance', (from) => makeApplicationOf(scene, { from }));
export const receivedApplicationId = (scene: Scene) =>
  rowOf(scene, 'company', (to) => makeApplicationOf(scene, { to }));

/** An empty conversation with another person. */
async function makeConversationOf(scene: Scene, { user }: Person): Promise<string> {
  const other = await scene.another('jobseeker');
  const opening = { otherId: other.user.id, jobId: null, title: null };
  return (await openConversation(scene.context, user.id, opening)).id;
}
export const conversationId = (scene: Scene) =>
  rowOf(scene, 'company', (owner) => makeConversationOf(scene, owner));

/** The link to an answer by mail of this account that waits for a press. */
async function makeWaitingReplyOf(scene: Scene, owner: Person): Promise<string> {
  const { db, clock } = scene.context;
  const token = newToken();
  const key = { userId: owner.user.id, conversationId: await makeConversationOf(scene, owner) };
  const waiting = { content: 'Bonjour', leftOutFiles: 0, tokenHash: hashToken(token) };
  await db
    .transaction()
    .execute((tx) => noteReply(tx, { ...key, mailHash: randomBytes(32) }, clock.now(), waiting));
  return token;
}
export const waitingReplyToken = (scene: Scene) =>
  rowOf(scene, 'company', (owner) => makeWaitingReplyOf(scene, owner));

export async function makeSessionOf({ context }: Scene, { user }: Person): Promise<string> {
  const { id } = await context.db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', user.id)
    .executeTakeFirstOrThrow();
  return id;
}

/** A report by another account about the owner. */
async function makeReportAbout(scene: Scene, { user }: Person): Promise<string> {
  const id = newId();
  await scene.context.db.transaction().execute((tx) =>
    insertReport(tx, {
      id,
      reporter_id: null,
      reporter_name: 'Hélène Morin',
      reporter_email: `helene.${id}@exemple.fr`,
      reported_id: user.id,
      target_kind: 'account',
      target_id: user.id,
      reason: reportReasonNames[0] ?? 'spam',
      details: '',
      messages: [],
      created_at: scene.context.clock.now(),
    }),
  );
  return id;
}
export const reportId = (scene: Scene) => rowOf(scene, 'freelance', (owner) => makeReportAbout(scene, owner));

/** A message of the owner's that an operator took down and they contest, or not yet. */
async function makeTakedownOf(scene: Scene, owner: Person, isContested: boolean): Promise<string> {
  const { context } = scene;
  const { user: operator } = await scene.another('operator');
  const conversation = await makeConversationOf(scene, owner);
  const words = { conversationId: conversation, content: 'Bonjour', attachments: [] };
  const { id } = await sendMessage(context, owner.user.id, words, null);
  const why = { ground: 'conduct', statement: 'Les messages joints sont insultants.' } as const;
  const takedown = await context.db
    .transaction()
    .execute((tx) => takeDown(context, tx, operator.id, { kind: 'message', id, ...why }));
  if (isContested)
    await contestTakedown(context, owner.user.id, takedown, 'Ce message n’insulte personne, le voici.');
  return takedown;
}
export const takedownId = (scene: Scene) =>
  rowOf(scene, 'freelance', (owner) => makeTakedownOf(scene, owner, false));
export const contestedTakedownId = (scene: Scene) =>
  rowOf(scene, 'freelance', (owner) => makeTakedownOf(scene, owner, true));

/** The owner's account, suspended. */
export const makeSuspendedId = (scene: Scene) => rowOf(scene, 'suspended', ({ user }) => user.id);

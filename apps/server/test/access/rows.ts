import { reportReasonNames } from '@mitoyen/contract/features/reports/reports.rules.ts';
import { newId } from '../../src/core/ids/new-id.ts';
import { openConversation } from '../../src/features/conversations/open-conversation.ts';
import { insertReport } from '../../src/features/reports/reports.repository.ts';
import { insertTakedown } from '../../src/features/takedowns/takedowns.repository.ts';
import { makeApplication, makeOffer, makePortfolioItem } from '../builders/index.ts';
import type { Person } from './callers.ts';
import { rowOf, type Scene } from './scene.ts';

/** Rows that calls name, each made for whom the cell says. */

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
export const offerId = (scene: Scene) => rowOf(scene, 'company', (owner) => makeOfferOf(scene, owner));

export const projectId = (scene: Scene) =>
  rowOf(
    scene,
    'freelance',
    async (owner) => (await makePortfolioItem(scene.context, profileOf(owner).id)).id,
  );

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

/** A conversation with somebody else, in which nothing is written yet. */
async function makeConversationOf(scene: Scene, { user }: Person): Promise<string> {
  const other = await scene.another('freelance');
  const opening = { otherId: other.user.id, jobId: null, title: null };
  return (await openConversation(scene.context, user.id, opening)).id;
}
export const conversationId = (scene: Scene) =>
  rowOf(scene, 'company', (owner) => makeConversationOf(scene, owner));

export async function makeSessionOf({ context }: Scene, { user }: Person): Promise<string> {
  const { id } = await context.db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', user.id)
    .executeTakeFirstOrThrow();
  return id;
}

/** Somebody's report about the owner. */
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
async function makeTakedownOf(scene: Scene, { user }: Person, isContested: boolean): Promise<string> {
  const operator = await scene.another('operator');
  const id = newId();
  const now = scene.context.clock.now();
  await scene.context.db.transaction().execute((tx) =>
    insertTakedown(tx, {
      id,
      content_kind: 'message',
      content_id: newId(),
      author_id: user.id,
      report_id: null,
      title: 'Un message',
      kept: { text: 'Un message', kept: {} },
      file_ids: [],
      ground: 'conduct',
      statement: 'Les messages joints sont insultants.',
      operator_id: operator.user.id,
      taken_at: now,
      ...(isContested && { contest: 'Ce message n’insulte personne.', contested_at: now }),
    }),
  );
  return id;
}
export const takedownId = (scene: Scene) =>
  rowOf(scene, 'freelance', (owner) => makeTakedownOf(scene, owner, false));
export const contestedTakedownId = (scene: Scene) =>
  rowOf(scene, 'freelance', (owner) => makeTakedownOf(scene, owner, true));

/** The owner's account, suspended. */
export const makeSuspendedId = (scene: Scene) => rowOf(scene, 'suspended', ({ user }) => user.id);

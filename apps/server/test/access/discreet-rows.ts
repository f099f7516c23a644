import { randomUUID } from 'node:crypto';
import { newId } from '../../src/core/ids/new-id.ts';
import { findFirm } from '../../src/features/discreet/firms.repository.ts';
import { handleOf } from '../../src/features/discreet/handles.ts';
import { makeJobseeker, nextSiret } from '../builders/index.ts';
import type { Person } from './callers.ts';
import { type Scene, self } from './scene.ts';

/** Confirms the caller's firm and returns its handle of a discreet person. */
export async function discreetHandle(scene: Scene): Promise<string> {
  const { context } = scene;
  const { user } = self(scene);
  await context.db
    .updateTable('companies')
    .set({ confirmed_by_operator_at: context.clock.now() })
    .where('user_id', '=', user.id)
    .execute();
  const person = await makeJobseeker(context, { visibility: 'discreet' });
  const firm = await findFirm(context.db, user.id);
  const { discreet_key } = await context.db
    .selectFrom('discreet_profiles')
    .select('discreet_key')
    .where('user_id', '=', person.user.id)
    .executeTakeFirstOrThrow();
  return handleOf({ secretKey: context.config.secretKey, siren: firm?.siren ?? '' }, discreet_key);
}

/** Another firm's request to the owner. */
export async function makeRevealTo(
  scene: Scene,
  { user }: Person,
  state: 'waiting' | 'revealed',
): Promise<string> {
  const { context } = scene;
  const firm = await scene.another('company');
  const id = newId();
  await context.db
    .insertInto('reveals')
    .values({
      id,
      person_id: user.id,
      discreet_key: randomUUID(),
      siren: nextSiret().slice(0, 9),
      company_name: 'Atelier Canopée',
      asked_by: firm.user.id,
      subject: 'Un poste',
      content: 'Bonjour',
      asked_at: context.clock.now(),
      uses_contact: true,
      state,
      answered_at: null,
      conversation_id: null,
    })
    .execute();
  return id;
}

import { goodPassword } from '../account-bodies.ts';
import type { TestApp } from '../create-test-app.ts';
import type { AccessLine, Cell } from './access-line.ts';
import { type CallerKind, type Casting, makePerson, type Person, type PersonKind } from './callers.ts';
import type { Scene } from './scene.ts';
import { toWire, type WireRequest } from './send-request.ts';

/** What people and their rows are made in. */
type World = Pick<TestApp, 'context' | 'server' | 'sandbox'>;

/** Makes people once for all cells that change nothing, and anew for the others; callers not confirmed, if told. */
export async function createStage(world: World, { isUnconfirmed = false } = {}) {
  const passwordHash = await world.context.passwords.hash(goodPassword);
  const casting: Casting = { context: world.context, passwordHash };
  const kept = new Map<string, Promise<Person>>();
  const cast = (name: string, make: () => Promise<Person>, isFresh: boolean) => {
    const person = (!isFresh && kept.get(name)) || make();
    if (!isFresh) kept.set(name, person);
    return person;
  };

  function callerOf(by: CallerKind, withoutProfile: boolean, isFresh: boolean): Promise<Person | null> {
    if (by === 'signed out') return Promise.resolve(null);
    const name = `${by}${withoutProfile ? ' without profile' : ''}`;
    return cast(
      name,
      () => makePerson(casting, by, { withoutProfile, ...(isUnconfirmed && { isUnconfirmed }) }),
      isFresh,
    );
  }

  return {
    /** Forgets the people that are kept. */
    renew: () => kept.clear(),
    /** The request of a cell, with all that it needs in place. */
    async prepare(
      line: AccessLine,
      { whose, by }: Pick<Cell, 'whose' | 'by'>,
      { isFresh = false } = {},
    ): Promise<WireRequest> {
      const caller = await callerOf(by, line.withoutProfiles, isFresh);
      const others = new Map<PersonKind, Promise<Person>>();
      const another = (kind: PersonKind) => {
        const person = others.get(kind) ?? cast(`another ${kind}`, () => makePerson(casting, kind), isFresh);
        others.set(kind, person);
        return person;
      };
      const scene: Scene = {
        ...casting,
        server: world.server,
        sandbox: world.sandbox,
        caller,
        whose,
        another,
      };
      return toWire(line.route, await line.request(scene), caller);
    },
  };
}

export type Stage = Awaited<ReturnType<typeof createStage>>;

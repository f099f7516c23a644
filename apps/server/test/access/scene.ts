import { newId } from '../../src/core/ids/new-id.ts';
import type { TestApp } from '../create-test-app.ts';
import type { Casting, Person, PersonKind } from './callers.ts';

/** Whose row a call names; `any`: it names none. */
export const ownerships = ['any', 'own', 'another', 'missing'] as const;
export type Ownership = (typeof ownerships)[number];

/** Where one cell of an access line is tried. */
export interface Scene extends Casting {
  readonly server: TestApp['server'];
  readonly sandbox: TestApp['sandbox'];
  /** Null when signed out. */
  readonly caller: Person | null;
  readonly whose: Ownership;
  /** Another person of this kind. */
  another(kind: PersonKind): Promise<Person>;
}

/** The caller. @throws for visitors: such a cell has no row of its own. */
export function self({ caller }: Scene): Person {
  if (!caller) throw new Error('who is signed out owns nothing');
  return caller;
}

/** The id of a row that `make` makes for the cell's owner; an unused one for `missing`. */
export async function rowOf(
  scene: Scene,
  kind: PersonKind,
  make: (owner: Person) => Promise<string> | string,
): Promise<string> {
  if (scene.whose === 'missing') return newId();
  return make(scene.whose === 'another' ? await scene.another(kind) : self(scene));
}

/** The account that the cell names; another's is of this kind. */
export const accountId = (scene: Scene, kind: PersonKind = 'jobseeker') =>
  rowOf(scene, kind, ({ user }) => user.id);

/** The caller's own account, whatever row the cell names; an unknown one when signed out. */
export const callerId = ({ caller }: Scene) => caller?.user.id ?? newId();

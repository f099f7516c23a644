import { keptSearchRoutes } from '@mitoyen/contract/features/kept-searches/kept-searches.contract.ts';
import { newId } from '../../src/core/ids/new-id.ts';
import { makeAlertToken } from '../../src/features/kept-searches/alert-token.ts';
import { keepSearch } from '../../src/features/kept-searches/keep-search.ts';
import { nextNumber } from '../builders/index.ts';
import { access, everybody, members, owners } from './access-line.ts';
import type { Person } from './callers.ts';
import { rowOf, type Scene } from './scene.ts';

async function keepFor({ context }: Scene, { user }: Person): Promise<string> {
  const session = { ...user, sessionId: user.id, isOperator: false, hasSecondFactor: false };
  const caller = { ...session, isEmailConfirmed: true, provedAt: context.clock.now() };
  const body = { kind: 'offers', query: { search: `mot${nextNumber()}` }, rhythm: 'daily' } as const;
  return (await keepSearch(context, caller, body, '')).id;
}
const keptSearchId = (scene: Scene) => rowOf(scene, 'freelance', (owner) => keepFor(scene, owner));

/** What a mail carries about a search that is kept no more: its link does nothing, as often as it is used. */
async function alertToken({ context, whose }: Scene): Promise<string> {
  return whose === 'missing' ? 'made.by.nobody' : makeAlertToken(context.config.secretKey, newId());
}
const byMail = { any: everybody(200), missing: everybody(400) };

const ofOwner = (status: number) => ({ own: owners(status), another: members(404), missing: members(404) });

//            out unc fre job com sus ope
export const keptSearchAccess = [
  access(keptSearchRoutes.list, { any: members(200) }),
  access(keptSearchRoutes.keep, { any: members(201) }, () => ({
    body: { kind: 'offers', query: { search: `mot${nextNumber()}` } },
  })),
  access(keptSearchRoutes.keep, { about: 'with an address', any: everybody(201) }, () => ({
    body: { kind: 'profiles', email: `visiteur${nextNumber()}@exemple.fr` },
  })),
  access(keptSearchRoutes.change, ofOwner(200), async (scene) => ({
    params: { id: await keptSearchId(scene) },
    body: { rhythm: 'weekly' },
  })),
  access(keptSearchRoutes.remove, ofOwner(204), async (scene) => ({
    params: { id: await keptSearchId(scene) },
  })),
  access(keptSearchRoutes.confirm, { any: everybody(400) }, () => ({ body: { token: 'made-by-nobody' } })),
  access(keptSearchRoutes.showByLink, { any: everybody(400) }, () => ({
    query: { token: 'made-by-nobody' },
  })),
  access(keptSearchRoutes.changeByLink, { any: everybody(400) }, () => ({
    body: { token: 'made-by-nobody', id: newId(), change: 'remove' },
  })),
  access(keptSearchRoutes.showAlert, byMail, async (scene) => ({
    query: { token: await alertToken(scene) },
  })),
  access(keptSearchRoutes.stopAlert, byMail, async (scene) => ({
    query: { token: await alertToken(scene) },
  })),
];

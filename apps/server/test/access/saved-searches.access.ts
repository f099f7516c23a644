import { savedSearchRoutes } from '@mitoyen/contract/features/saved-searches/saved-searches.contract.ts';
import { newId } from '../../src/core/ids/new-id.ts';
import { makeAlertToken } from '../../src/features/saved-searches/alert-token.ts';
import { saveSearch } from '../../src/features/saved-searches/save-search.ts';
import { nextNumber } from '../builders/index.ts';
import { access, everybody, members, owners } from './access-line.ts';
import type { Person } from './callers.ts';
import { rowOf, type Scene } from './scene.ts';

async function keepFor({ context }: Scene, { user }: Person): Promise<string> {
  const session = { ...user, sessionId: user.id, isOperator: false, hasSecondFactor: false };
  const caller = { ...session, isEmailConfirmed: true, provedAt: context.clock.now() };
  const body = { kind: 'offers', query: { search: `mot${nextNumber()}` }, rhythm: 'daily' } as const;
  return (await saveSearch(context, caller, body, '')).id;
}
const savedSearchId = (scene: Scene) => rowOf(scene, 'freelance', (owner) => keepFor(scene, owner));

/** What a mail carries about a search that is kept no more: its link does nothing, as often as it is used. */
async function alertToken({ context, whose }: Scene): Promise<string> {
  return whose === 'missing' ? 'made.by.nobody' : makeAlertToken(context.config.secretKey, [newId()]);
}
const byMail = { any: everybody(200), missing: everybody(400) };

const ofOwner = (status: number) => ({ own: owners(status), another: members(404), missing: members(404) });

//            out unc fre job com sus ope
export const savedSearchAccess = [
  access(savedSearchRoutes.list, { any: members(200) }),
  access(savedSearchRoutes.keep, { any: members(201) }, () => ({
    body: { kind: 'offers', query: { search: `mot${nextNumber()}` } },
  })),
  access(savedSearchRoutes.keep, { about: 'with an address', any: everybody(201) }, () => ({
    body: { kind: 'profiles', email: `visiteur${nextNumber()}@exemple.fr` },
  })),
  access(savedSearchRoutes.change, ofOwner(200), async (scene) => ({
    params: { id: await savedSearchId(scene) },
    body: { rhythm: 'weekly' },
  })),
  access(savedSearchRoutes.remove, ofOwner(204), async (scene) => ({
    params: { id: await savedSearchId(scene) },
  })),
  access(savedSearchRoutes.confirm, { any: everybody(400) }, () => ({ body: { token: 'made-by-nobody' } })),
  access(savedSearchRoutes.showByLink, { any: everybody(400) }, () => ({
    query: { token: 'made-by-nobody' },
  })),
  access(savedSearchRoutes.changeByLink, { any: everybody(400) }, () => ({
    body: { token: 'made-by-nobody', id: newId(), change: 'remove' },
  })),
  access(savedSearchRoutes.showAlert, byMail, async (scene) => ({
    query: { token: await alertToken(scene) },
  })),
  access(savedSearchRoutes.stopAlert, byMail, async (scene) => ({
    query: { token: await alertToken(scene) },
  })),
];

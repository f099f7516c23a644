import { savedItemRoutes as routes } from '@mitoyen/contract/features/saved-items/saved-items.contract.ts';
import { newId } from '../../src/core/ids/new-id.ts';
import { access, selfOnly } from './access-line.ts';
import { accountId, type Scene, self } from './scene.ts';

/** A freelance, kept by the caller or not; the account is the one that the cell names. */
async function kept(scene: Scene, isKept: boolean) {
  const { profile } = await scene.another('freelance');
  const itemId = profile?.id ?? newId();
  if (isKept && scene.whose === 'own')
    await scene.context.db
      .insertInto('saved_items')
      .values({ user_id: self(scene).user.id, kind: 'freelance', item_id: itemId, saved_at: new Date() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  return { params: { id: await accountId(scene), kind: 'freelance' as const, itemId } };
}

//            out unc fre job com sus ope
export const savedItemsAccess = [
  access(routes.list, selfOnly(200), async (scene) => ({ params: { id: await accountId(scene) } })),
  access(routes.among, selfOnly(200), async (scene) => ({
    query: { userId: await accountId(scene), of: newId() },
  })),
  access(routes.save, selfOnly(204), (scene) => kept(scene, false)),
  access(routes.note, selfOnly(204), async (scene) => ({
    ...(await kept(scene, true)),
    body: { note: 'À rappeler' },
  })),
  access(routes.remove, selfOnly(204), (scene) => kept(scene, true)),
];

import type { NewRow, Queryable } from '../../core/db/schema.ts';

/** Puts these pictures, in this order, in the place of those a project has. */
export async function replaceProjectImages(
  tx: Queryable,
  projectId: string,
  images: readonly Omit<NewRow<'project_images'>, 'project_id' | 'position'>[],
): Promise<void> {
  await tx.deleteFrom('project_images').where('project_id', '=', projectId).execute();
  if (images.length === 0) return;
  await tx
    .insertInto('project_images')
    .values(images.map((image, position) => ({ ...image, project_id: projectId, position })))
    .execute();
}

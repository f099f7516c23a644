import { sql } from 'kysely';
import type { NewRow, Row, Tx } from '../../core/db/schema.ts';
import type { TakenContent } from '../../core/personal-data/taken-content.ts';

interface KeptProject {
  readonly project: NewRow<'portfolio_items'>;
  readonly images: readonly NewRow<'project_images'>[];
}

/** The account of a project, which nobody changes until the transaction ends. */
async function lockProject(tx: Tx, id: string) {
  return tx
    .selectFrom('portfolio_items')
    .innerJoin('freelances', 'freelances.id', 'portfolio_items.freelance_id')
    .selectAll('portfolio_items')
    .select('freelances.user_id as authorId')
    .where('portfolio_items.id', '=', id)
    .forUpdate('portfolio_items')
    .executeTakeFirst();
}

/** Moves a project away, its pictures too; undefined when there is none. */
export async function takeProject(tx: Tx, id: string): Promise<TakenContent | undefined> {
  const row = await lockProject(tx, id);
  if (!row) return undefined;
  const { authorId, ...project } = row;
  const images = await tx.selectFrom('project_images').selectAll().where('project_id', '=', id).execute();
  await tx.deleteFrom('portfolio_items').where('id', '=', id).execute();
  return {
    authorId,
    title: project.title || (project.url ?? ''),
    text: [project.title, project.description, project.url].filter(Boolean).join('\n'),
    fileIds: images.map(({ file_id }) => file_id),
    kept: { project, images } satisfies KeptProject,
  };
}

/** Puts a project back where it was; false when its portfolio is gone. */
export async function putProjectBack(tx: Tx, kept: unknown): Promise<boolean> {
  const { project, images } = kept as KeptProject;
  const portfolio = await tx
    .selectFrom('freelances')
    .select('id')
    .where('id', '=', project.freelance_id)
    .forUpdate()
    .executeTakeFirst();
  if (!portfolio) return false;
  await tx.insertInto('portfolio_items').values(project).execute();
  if (images.length > 0)
    await tx
      .insertInto('project_images')
      .values([...images])
      .execute();
  return true;
}

/** Moves one picture out of the project that shows it; undefined when none does. */
export async function takeProjectPicture(tx: Tx, fileId: string): Promise<TakenContent | undefined> {
  const found = await tx
    .selectFrom('project_images')
    .select('project_id')
    .where('file_id', '=', fileId)
    .executeTakeFirst();
  const project = found && (await lockProject(tx, found.project_id));
  if (!project) return undefined;
  const image = await tx
    .deleteFrom('project_images')
    .where('project_id', '=', project.id)
    .where('file_id', '=', fileId)
    .returningAll()
    .executeTakeFirst();
  return (
    image && {
      authorId: project.authorId,
      title: project.title,
      text: image.alt_text,
      fileIds: [fileId],
      kept: image satisfies Row<'project_images'>,
    }
  );
}

/** Puts a picture back as its project's last; false when that is gone. */
export async function putProjectPictureBack(tx: Tx, kept: unknown): Promise<boolean> {
  const image = kept as Row<'project_images'>;
  if (!(await lockProject(tx, image.project_id))) return false;
  await tx
    .insertInto('project_images')
    .values((eb) => ({
      ...image,
      position: eb
        .selectFrom('project_images')
        .select(sql<number>`coalesce(max(position) + 1, 0)`.as('next'))
        .where('project_id', '=', image.project_id),
    }))
    .execute();
  return true;
}

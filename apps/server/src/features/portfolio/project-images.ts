import type { PortfolioEntry } from '@mitoyen/contract/features/portfolio/portfolio.schemas.ts';
import {
  centre,
  type ProjectImageValues,
} from '@mitoyen/contract/features/portfolio/project-image.schemas.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import type { Tx } from '../../core/db/schema.ts';
import { claimFile, fileUrl } from '../uploads/index.ts';
import type { ProjectImageRow } from './portfolio.repository.ts';
import { replaceProjectImages } from './portfolio.repository.ts';

interface WantedImage extends ProjectImageValues {
  /** The field the picture came in, for a refusal. */
  readonly path: string;
}

/**
 * The pictures a project is to have. A caller that knows one picture only (`image`) changes the cover: the same
 * address changes nothing, another one takes the cover's place, none leaves none.
 */
export function wantedImages(
  { image, images }: Pick<PortfolioEntry, 'image' | 'images'>,
  before: readonly ProjectImageRow[] = [],
): WantedImage[] {
  if (images) return images.map((wanted, index) => ({ ...wanted, path: `images.${index}.url` }));
  if (image === null) return [];
  const kept = before.map((row) => ({
    url: fileUrl(row.file_id),
    alt: row.alt_text,
    focusX: row.focus_x,
    focusY: row.focus_y,
    path: 'image',
  }));
  if (kept[0]?.url === image) return kept;
  const cover = { url: image, alt: '', focusX: centre, focusY: centre, path: 'image' };
  return [cover, ...kept.slice(1).filter(({ url }) => url !== image)];
}

/**
 * Gives a project its pictures, each taken up as the account's own; returns their files' ids.
 * @throws ApiError 400 `file_unknown` about the picture's field, after `pathPrefix`.
 */
export async function saveProjectImages(
  context: Pick<AppContext, 'clock'>,
  tx: Tx,
  project: { readonly id: string; readonly userId: string; readonly pathPrefix: string },
  wanted: readonly WantedImage[],
): Promise<string[]> {
  const rows: Parameters<typeof replaceProjectImages>[2][number][] = [];
  for (const { url, alt, focusX, focusY, path } of wanted) {
    const file = { url, kind: 'image', userId: project.userId, path: project.pathPrefix + path } as const;
    const fileId = await claimFile(context, tx, file);
    if (fileId) rows.push({ file_id: fileId, alt_text: alt, focus_x: focusX, focus_y: focusY });
  }
  await replaceProjectImages(tx, project.id, rows);
  return rows.map(({ file_id }) => file_id);
}

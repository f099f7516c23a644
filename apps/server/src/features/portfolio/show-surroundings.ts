import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { shownFirstName } from '@mitoyen/contract/core/first-name.ts';
import { isUuid } from '@mitoyen/contract/core/ids.ts';
import { portfolioErrors } from '@mitoyen/contract/features/portfolio/portfolio.errors.ts';
import type {
  ProjectNeighbour,
  ProjectSurroundings,
} from '@mitoyen/contract/features/portfolio/portfolio.schemas.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { fileUrl, fileUrlOrNull } from '../uploads/index.ts';
import { findAuthor, listNeighbours, type NeighbourRow } from './surroundings.repository.ts';

function presentNeighbour(row: NeighbourRow | undefined): ProjectNeighbour | null {
  if (!row) return null;
  const { id, title, file_id, focus_x, focus_y } = row;
  const image =
    file_id === null ? null : { url: fileUrl(file_id), focusX: focus_x ?? 50, focusY: focus_y ?? 50 };
  return { id, title, image };
}

/**
 * The first name of a project's author, their projects before and after it, and since when their address is
 * confirmed. @throws ApiError 404.
 */
export async function showSurroundings(
  { db }: AppContext,
  freelanceId: string,
  projectId: string,
): Promise<{ surroundings: ProjectSurroundings; confirmedAt: Date | null }> {
  const [author, projects] =
    isUuid(freelanceId) && isUuid(projectId)
      ? await Promise.all([findAuthor(db, freelanceId), listNeighbours(db, freelanceId, projectId)])
      : [undefined, []];
  const at = projects.findIndex(({ id }) => id === projectId);
  if (!author || at < 0) throw new ApiError(portfolioErrors.portfolio_item_not_found);
  const surroundings = {
    author: {
      id: author.id,
      user_id: author.user_id,
      firstName: shownFirstName(author.username, author.first_name),
      title: author.title,
      location: author.location,
      availability: author.availability,
      ...(author.is_availability_unconfirmed && { availabilityToConfirm: true }),
      avatar: fileUrlOrNull(author.avatar_file_id),
    },
    previous: presentNeighbour(projects[at - 1]),
    next: presentNeighbour(projects[at + 1]),
  };
  return { surroundings, confirmedAt: author.email_confirmed_at };
}

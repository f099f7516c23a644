import { usePointerDrag } from '../../../ui/use-pointer-drag.ts';
import type { useBookActions } from './use-book-actions.ts';

/** Pages and projects of a book moved by mouse or finger: what their buttons do, in one go. */
export function useBookDrags({
  put,
  putProject,
}: Pick<ReturnType<typeof useBookActions>, 'put' | 'putProject'>) {
  const pageDrag = usePointerDrag({
    kind: 'page',
    layout: 'grid',
    onDrop: (page, { id, side }) =>
      put(Number(page), side === 'into' ? { side, project: id } : { side, page: Number(id) }),
  });
  const projectDrag = usePointerDrag({
    kind: 'project',
    layout: 'list',
    onDrop: (project, { id, side }) => side !== 'into' && putProject(project, side, id),
  });
  return { pageDrag, projectDrag };
}

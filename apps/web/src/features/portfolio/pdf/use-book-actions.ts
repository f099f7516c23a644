import { useEffect, useRef, useState } from 'react';
import {
  type ArrangedProject,
  dropPage,
  dropProject,
  mergeWithNext,
  movePage,
  type PagePlace,
  placePage,
  placeProject,
  splitAt,
} from './arrange-projects.ts';
import { mergeIdOf, titleIdOf } from './book-project.tsx';
import { placeIdOf } from './book-project-place.tsx';
import { buttonIdOf } from './book-sheet.tsx';
import { pdfBookTexts as texts } from './pdf-book.texts.ts';
import type { Projects } from './use-projects.ts';

const holderOf = (projects: readonly ArrangedProject[], page: number) =>
  projects.findIndex(({ pages }) => pages.some(({ number }) => number === page));

/** How a project is spoken of: by its title, else by its place, or by what it is. */
export function nameOf({ kind, values }: ArrangedProject, at: number): string {
  if (kind !== 'project') return texts.kind[kind];
  return values.title.trim() || texts.project(at + 1);
}

/**
 * The actions on the pages and projects of a book: announced to screen readers, while the focus stays on the
 * pressed control.
 */
export function useBookActions(
  { projects, change, propose }: Projects,
  isFolded: (project: ArrangedProject) => boolean,
) {
  const [announcement, setAnnouncement] = useState('');
  const focused = useRef<readonly string[]>([]);
  useEffect(() => {
    // A button that moved with its page, or went, lost the focus on the way: the first of these that is there has it.
    const target = focused.current
      .map((id) => document.getElementById(id))
      .find((element) => element !== null);
    focused.current = [];
    target?.focus();
  });
  const act = (next: readonly ArrangedProject[], said: string, ...focus: readonly string[]) => {
    if (next === projects) return;
    focused.current = focus;
    setAnnouncement(said);
    change(next);
  };
  const moved = (next: readonly ArrangedProject[], page: number, buttonId: string) => {
    const at = holderOf(next, page);
    const holder = next[at];
    if (holder) act(next, texts.movedTo(page, nameOf(holder, at)), buttonId);
  };
  const actionsOf = (page: number) => ({
    move: (step: -1 | 1, buttonId: string) => moved(movePage(projects, page, step, isFolded), page, buttonId),
    split: (buttonId: string) => {
      const from = projects[holderOf(projects, page)];
      const begun = from?.pages.map(({ number }) => number) ?? [];
      const values = propose(begun.slice(begun.indexOf(page)));
      const next = splitAt(projects, page, values);
      const made = next[holderOf(next, page)];
      act(next, texts.splitDone(page), ...(made ? [titleIdOf(made.id)] : []), buttonId);
    },
    drop: (isDropped: boolean) =>
      act(dropPage(projects, page, isDropped), isDropped ? texts.pageDropped(page) : texts.pageKept(page)),
  });
  const put = (page: number, place: PagePlace) =>
    moved(placePage(projects, page, place), page, buttonIdOf(page, 'before'));
  const putProject = (
    id: string,
    side: 'before' | 'after',
    other: string,
    buttonId = placeIdOf(id, 'up'),
  ) => {
    const next = placeProject(projects, id, side, other);
    const at = next.findIndex((one) => one.id === id);
    const project = next[at];
    if (project) act(next, texts.projectMoved(nameOf(project, at), at + 1), buttonId);
  };
  const merge = (project: ArrangedProject, name: string) =>
    act(
      mergeWithNext(projects, project.id, isFolded),
      texts.merged(name),
      mergeIdOf(project.id),
      titleIdOf(project.id),
    );
  const drop = (project: ArrangedProject, name: string, isDropped: boolean) =>
    act(
      dropProject(projects, project.id, isDropped),
      isDropped ? texts.projectDropped(name) : texts.projectKept(name),
    );
  return { announcement, actionsOf, put, putProject, merge, drop };
}

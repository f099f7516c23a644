import { portfolioEntrySchema } from '@mitoyen/contract/features/portfolio/portfolio.schemas.ts';
import { maxProjectImages } from '@mitoyen/contract/features/portfolio/project-image.schemas.ts';
import { useState } from 'react';
import { type FormIssues, schemaIssues } from '../../../core/forms/form-issues.ts';
import { type ArrangedProject, keptPages, keptProjects } from './arrange-projects.ts';
import { isBegun, type Progress } from './create-projects.ts';
import { groupPages, type PageGroup } from './group-pages.ts';
import { keepBook, readKeptBook } from './kept-book.ts';
import { pdfBookTexts as texts } from './pdf-book.texts.ts';
import { type ProposedProject, proposeProject, type ReadSoftware } from './propose-project.ts';
import type { Book } from './use-book.ts';

function arrange(book: Book, readSoftware: ReadSoftware): readonly ArrangedProject[] {
  const broken = new Set(book.pages.filter(({ fault }) => fault !== null).map(({ number }) => number));
  return groupPages(book.pages, book.outline).map((group, at) => ({
    id: `p${at + 1}`,
    kind: group.kind,
    isDropped: group.kind !== 'project',
    values: proposeProject(group, book.pages, readSoftware),
    pages: group.pages.map((number) => ({ number, isDropped: broken.has(number) })),
  }));
}

/** What is missing in a project that is to be made, by its fields; empty where nothing is. */
export function issuesOf(project: ArrangedProject): FormIssues {
  const pages = keptPages(project);
  if (pages.length > maxProjectImages)
    return { pages: texts.tooManyPictures(pages.length, maxProjectImages) };
  const { values } = project;
  if (values.title.trim() === '') return { title: texts.titleMissing };
  // what the pictures will be is the server's to say
  const issues = schemaIssues(portfolioEntrySchema, { ...values, url: 'https://exemple.fr' });
  return issues;
}

/** The projects of a book as they are put together, kept in this tab with how far they came. */
export function useProjects(book: Book, key: string, readSoftware: ReadSoftware) {
  const [start] = useState(() => {
    const kept = readKeptBook(key, book.file);
    if (kept) return { projects: kept.projects, progress: kept.progress, isRestored: true };
    return { projects: arrange(book, readSoftware), progress: {} as Progress, isRestored: false };
  });
  const [projects, setProjects] = useState(start.projects);
  const [progress, setProgress] = useState(start.progress);

  const keep = (next: readonly ArrangedProject[], how: Progress) =>
    keepBook(key, book.file, { projects: next, progress: how });
  const change = (next: readonly ArrangedProject[]) => {
    setProjects(next);
    keep(next, progress);
  };
  const note = (next: Progress) => {
    setProgress(next);
    keep(projects, next);
  };
  const propose = (pages: readonly number[]): ProposedProject => {
    const read = book.pages.filter(({ number }) => pages.includes(number));
    const [group] = groupPages(read, book.outline);
    const own: PageGroup = { kind: 'project', title: group?.title ?? null, pages };
    return proposeProject(own, book.pages, readSoftware);
  };
  const kept = keptProjects(projects);
  const left = kept.filter(({ id }) => !progress[id]?.isDone);
  return {
    ...{ projects, progress, kept, left, change, note, propose },
    isRestored: start.isRestored,
    isFixed: (id: string) => isBegun(progress[id]),
  };
}

export type Projects = ReturnType<typeof useProjects>;

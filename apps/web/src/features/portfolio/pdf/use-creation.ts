import type { PortfolioEntryInput } from '@mitoyen/contract/features/portfolio/portfolio.schemas.ts';
import { uploadRoutes } from '@mitoyen/contract/features/uploads/uploads.contract.ts';
import { useRef } from 'react';
import type { Write } from '../../../core/api/api-client.ts';
import { type OpenPdf, openPdf, pagesPerReader } from '../../../core/pdf/open-pdf.ts';
import { useWrite } from '../../../core/writes/use-write.ts';
import { uploadTo } from '../../uploads/index.ts';
import { keptPages } from './arrange-projects.ts';
import { createProjects, type Progress } from './create-projects.ts';
import { pictureOf } from './page-picture.ts';
import type { Book } from './use-book.ts';
import type { Projects } from './use-projects.ts';

/** Makes one project of a book: by a call, or as an entry of a form. Its key comes again with each try. */
export type CreateProject = (body: PortfolioEntryInput, key: string, write: Write) => Promise<void>;

const send = uploadTo(uploadRoutes.avatar);

/**
 * Draws pages of a book that is opened with the first of them, and anew behind some: one after the other. A page that
 * cannot be drawn is null, as its thumbnail said.
 */
function drawer({ file, password }: Book, signal: AbortSignal) {
  let opening: Promise<OpenPdf> | null = null;
  let drawn = 0;
  const close = async () => {
    const opened = opening;
    opening = null;
    await (await opened?.catch(() => null))?.close();
  };
  const draw = async (number: number) => {
    if (drawn > 0 && drawn % pagesPerReader === 0) await close();
    drawn += 1;
    opening ??= openPdf(file, { password });
    const pdf = await opening;
    try {
      return await pictureOf(await pdf.page(number), signal);
    } catch {
      signal.throwIfAborted();
      return null;
    }
  };
  return { draw, close };
}

/** Creates the projects of a book; an interrupted creation resumes where it stopped. */
export function useCreation(book: Book, projects: Projects, create: CreateProject) {
  const latest = useRef(projects);
  latest.current = projects;
  const { mutate, isPending, error } = useWrite<Progress>({
    later: null,
    send: async (write) => {
      const { signal } = write;
      const { draw, close } = drawer(book, signal);
      try {
        return await createProjects(latest.current.kept, latest.current.progress, {
          ...{ signal, draw },
          upload: async (file) => (await send(file, { signal, onProgress: () => undefined })).url,
          create: (body, key) => create(body, key, write),
          keep: (progress) => latest.current.note(progress),
        });
      } finally {
        await close();
      }
    },
  });
  const { kept, progress } = projects;
  const pages = kept.flatMap(({ id, ...project }) =>
    keptPages({ id, ...project }).map((page) => progress[id]?.pictures[page] !== undefined),
  );
  return {
    start: () => mutate(),
    isPending,
    error,
    sentPages: pages.filter(Boolean).length,
    allPages: pages.length,
    done: kept.filter(({ id }) => progress[id]?.isDone).length,
  };
}

import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import type { PortfolioEntryInput } from '@mitoyen/contract/features/portfolio/portfolio.schemas.ts';
import { uploadErrors } from '@mitoyen/contract/features/uploads/uploads.errors.ts';
import { newIdempotencyKey } from '../../../core/api/idempotency-key.ts';
import { type ArrangedProject, keptPages } from './arrange-projects.ts';
import type { ProposedProject } from './propose-project.ts';
import { sendPages } from './send-pages.ts';

/** How far a project came. Kept in the browser, so that an interrupted creation resumes where it stopped. */
export interface ProjectProgress {
  /** Addresses of the pages that were sent, by their number. */
  readonly pictures: Readonly<Record<number, string>>;
  /** Its last sent values, and their idempotency key: sent again unchanged, it is created once. */
  readonly sending?: { readonly key: string; readonly body: PortfolioEntryInput };
  readonly isDone?: true;
}

export type Progress = Readonly<Record<string, ProjectProgress>>;

/** What making projects needs of the world. */
export interface Workshop {
  readonly signal: AbortSignal;
  /** A page as the picture that is sent; null where it cannot be drawn, which its caller tells. */
  readonly draw: (page: number) => Promise<File | null>;
  readonly upload: (file: File) => Promise<string>;
  readonly create: (body: PortfolioEntryInput, key: string) => Promise<void>;
  /** Keeps how far all came, before the next step is taken. */
  readonly keep: (progress: Progress) => void;
}

const untouched: ProjectProgress = { pictures: {} };

export const isBegun = (progress: ProjectProgress | undefined): boolean =>
  progress?.isDone === true || progress?.sending !== undefined;

const bodyOf = (values: ProposedProject, urls: readonly string[]): PortfolioEntryInput => ({
  ...values,
  phases: [...values.phases],
  software: values.software,
  image: urls[0] ?? null,
  images: urls.map((url) => ({ url })),
  url: '',
});

/**
 * Creates the projects one after the other: the pictures of one, then the project itself; those of the next
 * are drawn and sent meanwhile. Stops with the first failure; called again with what was kept, it resumes.
 */
export async function createProjects(
  projects: readonly ArrangedProject[],
  begun: Progress,
  { signal, draw, upload, create, keep }: Workshop,
): Promise<Progress> {
  let progress = begun;
  const of = (id: string) => progress[id] ?? untouched;
  const note = (id: string, changes: Partial<ProjectProgress>) => {
    progress = { ...progress, [id]: { ...of(id), ...changes } };
    keep(progress);
  };
  const isWanted = (id: string, page: number) => of(id).pictures[page] === undefined;
  const wanted = projects
    .filter(({ id }) => !isBegun(progress[id]))
    .flatMap((project) =>
      keptPages(project)
        .filter((page) => isWanted(project.id, page))
        .map((page) => ({ id: project.id, page })),
    );
  const idOf = new Map(wanted.map(({ id, page }) => [page, id]));
  const pages = sendPages([...idOf.keys()], {
    ...{ signal, draw, upload },
    onSent: (page, url) => {
      const id = idOf.get(page);
      if (id !== undefined) note(id, { pictures: { ...of(id).pictures, [page]: url } });
    },
  });

  const sendProject = async (project: ArrangedProject) => {
    const { id, values } = project;
    if (of(id).isDone) return;
    signal.throwIfAborted();
    if (!of(id).sending) {
      for (const page of keptPages(project)) if (isWanted(id, page)) await pages.sent(page);
      const urls = keptPages(project).flatMap((page) => of(id).pictures[page] ?? []);
      note(id, { sending: { key: newIdempotencyKey(), body: bodyOf(values, urls) } });
    }
    const { sending } = of(id);
    if (!sending) return;
    signal.throwIfAborted();
    try {
      await create(sending.body, sending.key);
    } catch (error) {
      if (wasRefused(error)) note(id, refused(error));
      throw error;
    }
    note(id, { isDone: true });
  };
  try {
    for (const project of projects) await sendProject(project);
  } finally {
    await pages.stop();
  }
  return progress;
}

/** Whether the server said no: then nothing was made, and what is sent next may be another. */
const wasRefused = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;

/** Pictures that waited for too long are gone, and are sent again. */
const refused = ({ code }: ApiError): Partial<ProjectProgress> => ({
  sending: undefined,
  ...(code === uploadErrors.file_unknown.code && { pictures: {} }),
});

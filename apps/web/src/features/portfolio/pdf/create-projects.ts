import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import type { PortfolioEntryInput } from '@mitoyen/contract/features/portfolio/portfolio.schemas.ts';
import { uploadErrors } from '@mitoyen/contract/features/uploads/uploads.errors.ts';
import { newIdempotencyKey } from '../../../core/api/idempotency-key.ts';
import { type ArrangedProject, keptPages } from './arrange-projects.ts';
import type { ProposedProject } from './propose-project.ts';

/** How far a project came. Kept in the browser, so that what was cut off goes on where it stopped. */
export interface ProjectProgress {
  /** Addresses of the pages that were sent, by their number. */
  readonly pictures: Readonly<Record<number, string>>;
  /** What it was last sent as, and under which key: whoever sends it again sends the same, and it is made once. */
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
 * Makes the projects one after the other: the pictures of one, then itself. The next page is drawn while one is on its way,
 * so that the line and not the drawing is what is waited for. Stops with the first failure; called again with what was
 * kept, it goes on from there.
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
  const wanted = projects
    .filter(({ id }) => !isBegun(progress[id]))
    .flatMap((project) => keptPages(project).filter((page) => of(project.id).pictures[page] === undefined));
  let ahead: { readonly page: number; readonly file: Promise<File | null> } | null = null;
  const begin = (page: number | undefined) => {
    if (page === undefined || ahead?.page === page) return;
    const file = draw(page);
    // told where it is awaited
    file.catch(() => undefined);
    ahead = { page, file };
  };

  const sendPages = async (project: ArrangedProject) => {
    for (const page of keptPages(project)) {
      if (of(project.id).pictures[page] !== undefined) continue;
      signal.throwIfAborted();
      begin(page);
      const file = await (ahead as { file: Promise<File | null> } | null)?.file;
      begin(wanted[wanted.indexOf(page) + 1]);
      if (!file) continue;
      const url = await upload(file);
      note(project.id, { pictures: { ...of(project.id).pictures, [page]: url } });
    }
  };
  const sendProject = async (project: ArrangedProject) => {
    if (of(project.id).isDone) return;
    if (!of(project.id).sending) {
      await sendPages(project);
      const urls = keptPages(project).flatMap((page) => of(project.id).pictures[page] ?? []);
      note(project.id, { sending: { key: newIdempotencyKey(), body: bodyOf(project.values, urls) } });
    }
    const { sending } = of(project.id);
    if (!sending) return;
    signal.throwIfAborted();
    try {
      await create(sending.body, sending.key);
    } catch (error) {
      if (wasRefused(error)) note(project.id, refused(error));
      throw error;
    }
    note(project.id, { isDone: true });
  };
  for (const project of projects) await sendProject(project);
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

import sharp from 'sharp';
import { createWorkQueue } from '../src/core/queue/work-queue.ts';
import type { FileStore } from '../src/gateways/files/file-store.ts';
import { createCvPdf } from './content/cv-pdf.ts';
import type { DemoContent } from './content/demo-content.ts';
import { drawAvatar } from './content/drawings/avatar.ts';
import { drawProject } from './content/drawings/draw-project.ts';
import { drawLogo } from './content/drawings/logo.ts';
import { type StoredDemoFile, storeCv, storePicture } from './store-demo-files.ts';

const sheetWidthPixels = 960;
const portraitWidthPixels = 320;
const atOnce = 4;

export const avatarKey = (fullName: string) => `avatar/${fullName}`;
export const projectKey = (fullName: string, rank: number) => `project/${fullName}/${rank}`;
export const coverKey = (fullName: string) => `cover/${fullName}`;
export const logoKey = (companyName: string) => `logo/${companyName}`;
export const cvKey = (fullName: string) => `cv/${fullName}`;

/** Draws and stores every file of the demonstration. Returns what to say of each in its row, by id. */
export async function storeAllDemoFiles(
  files: FileStore,
  { freelances, jobseekers, companies }: DemoContent,
): Promise<Map<string, StoredDemoFile>> {
  const image = (key: string, widthPixels: number, draw: () => string) => () =>
    storePicture(files, { key, kind: 'image', svg: draw(), widthPixels });
  const works: (() => Promise<StoredDemoFile>)[] = [];
  for (const { fullName, isWoman } of [...freelances, ...jobseekers]) {
    works.push(
      image(avatarKey(fullName), portraitWidthPixels, () => drawAvatar({ seed: fullName, isWoman })),
    );
  }
  for (const { fullName, portfolio } of freelances) {
    portfolio.forEach(({ drawing }, rank) => {
      if (drawing)
        works.push(image(projectKey(fullName, rank), sheetWidthPixels, () => drawProject(drawing)));
    });
  }
  for (const jobseeker of jobseekers) {
    const { fullName, cover, hasCv } = jobseeker;
    if (cover) works.push(image(coverKey(fullName), sheetWidthPixels, () => drawProject(cover)));
    if (hasCv) works.push(() => storeCv(files, fullName, createCvPdf(jobseeker)));
  }
  for (const { name } of companies) {
    const logo = { key: logoKey(name), kind: 'logo', widthPixels: portraitWidthPixels } as const;
    works.push(() => storePicture(files, { ...logo, svg: drawLogo(name) }));
  }
  return new Map((await runAll(works)).map((file) => [file.id, file]));
}

/** Some at a time, each on one thread: quicker for many small pictures than several threads a picture. */
async function runAll<Result>(works: readonly (() => Promise<Result>)[]): Promise<Result[]> {
  const threads = sharp.concurrency();
  sharp.concurrency(1);
  try {
    const inTurn = createWorkQueue({ atOnce });
    return await Promise.all(works.map((work) => inTurn(work)));
  } finally {
    sharp.concurrency(threads);
  }
}

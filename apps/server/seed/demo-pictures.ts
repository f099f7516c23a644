import type { DemoContent } from './content/demo-content.ts';
import { drawAvatar } from './content/drawings/avatar.ts';
import { drawLogo } from './content/drawings/logo.ts';
import { type PictureOrder, pictureOf, sheetSize } from './content/projects/draw-picture.ts';
import { demoFileId } from './demo-file-id.ts';

/** A picture of the demonstration: what its row says of it before it is drawn, and what draws it. */
export interface DemoPictureSource {
  readonly kind: 'image' | 'logo';
  readonly widthPixels: number;
  readonly heightPixels: number;
  /** As SVG or AVIF. */
  readonly draw: () => Buffer;
}

const sheetWidthPixels = 1600;
const sheetHeightPixels = Math.round((sheetWidthPixels * sheetSize.height) / sheetSize.width);
const portraitPixels = 320;

export const avatarKey = (fullName: string) => `avatar/${fullName}`;
export const projectKey = (fullName: string, rank: number, picture: number) =>
  `project/${fullName}/${rank}/${picture}`;
export const coverKey = (fullName: string) => `cover/${fullName}`;
export const logoKey = (companyName: string) => `logo/${companyName}`;

const sheet = (order: PictureOrder): DemoPictureSource => ({
  kind: 'image',
  widthPixels: sheetWidthPixels,
  heightPixels: sheetHeightPixels,
  draw: () => pictureOf(order),
});

const square = (kind: DemoPictureSource['kind'], drawSvg: () => string): DemoPictureSource => ({
  kind,
  widthPixels: portraitPixels,
  heightPixels: portraitPixels,
  draw: () => Buffer.from(drawSvg()),
});

/** Every picture of the demonstration by the id of its file. Nothing is drawn yet. */
export function listDemoPictures({
  freelances,
  jobseekers,
  companies,
}: Pick<DemoContent, 'freelances' | 'jobseekers' | 'companies'>): Map<string, DemoPictureSource> {
  const sources = new Map<string, DemoPictureSource>();
  const add = (key: string, source: DemoPictureSource): void => {
    sources.set(demoFileId(key), source);
  };
  for (const { fullName, isWoman } of [...freelances, ...jobseekers])
    add(
      avatarKey(fullName),
      square('image', () => drawAvatar({ seed: fullName, isWoman })),
    );
  for (const { fullName, portfolio } of freelances)
    portfolio.forEach(({ pictures }, rank) => {
      for (const [place, { order }] of pictures.entries())
        add(projectKey(fullName, rank, place), sheet(order));
    });
  for (const { fullName, cover } of jobseekers) if (cover) add(coverKey(fullName), sheet(cover));
  for (const { name, cover } of companies) {
    add(coverKey(name), sheet(cover));
    add(
      logoKey(name),
      square('logo', () => drawLogo(name)),
    );
  }
  return sources;
}

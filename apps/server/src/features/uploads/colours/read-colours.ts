import { open } from 'node:fs/promises';
import type { Metadata } from 'sharp';
import { readExifSpace } from './exif-space.ts';
import { readPngSpace } from './png-space.ts';
import { writeProfile } from './write-profile.ts';

/** How a picture's colours are to be read. */
export interface PictureColours {
  /** A profile it does not have, for the space that it names otherwise; null where there is none to add. */
  readonly missingProfile: Buffer | null;
  /** Of more than 8 bits, with a profile: of these, lights and greys are converted each in another way. */
  readonly deep: 'lights' | 'greys' | null;
}

/** What a picture's header says of its colours. */
export async function readColours(path: string, header: Metadata): Promise<PictureColours> {
  const missingProfile = header.hasProfile ? null : await readMissingProfile(path, header);
  const isTold = header.hasProfile || missingProfile !== null;
  const deep = header.depth === 'ushort' && isTold ? (header.space === 'grey16' ? 'greys' : 'lights') : null;
  return { missingProfile, deep };
}

async function readMissingProfile(path: string, { format, exif }: Metadata): Promise<Buffer | null> {
  const space =
    format === 'png' ? await inFile(path) : format === 'jpeg' && exif ? readExifSpace(exif) : null;
  return space && writeProfile(space);
}

async function inFile(path: string) {
  const file = await open(path);
  try {
    return await readPngSpace(file);
  } finally {
    await file.close();
  }
}

import type { imageFormats } from '@mitoyen/contract/features/uploads/uploads.schemas.ts';

/** Where the bytes of a file lie in the store: one folder per file. */
export function folderOf(id: string): string {
  return `files/${id}`;
}

export function variantPath(id: string, widthPixels: number, format: (typeof imageFormats)[number]): string {
  return `${folderOf(id)}/${widthPixels}.${format}`;
}

export function documentPath(id: string): string {
  return `${folderOf(id)}/document`;
}

/** A picture as it was sent, without what its device wrote into it. */
export function originalPath(id: string): string {
  return `${folderOf(id)}/original`;
}

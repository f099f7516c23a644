import type { imageFormats } from '@mitoyen/contract/features/uploads/uploads.schemas.ts';

/** Where the bytes of a file lie in the store: one folder per file. */
export function folderOf(id: string): string {
  return `files/${id}`;
}

export function variantPath(id: string, widthPixels: number, format: (typeof imageFormats)[number]): string {
  return `${folderOf(id)}/${widthPixels}.${format}`;
}

/** The picture from which the slow formats are made later; gone once they are. */
export function sourceFolder(id: string): string {
  return `${folderOf(id)}/source`;
}

export function sourcePath(id: string): string {
  return `${sourceFolder(id)}/image.webp`;
}

export function documentPath(id: string): string {
  return `${folderOf(id)}/document`;
}

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

/** Documents of proofs lie apart from all other files. */
export function proofFolderOf(id: string): string {
  return `proofs/${id}`;
}

/** Where a document lies, by what it was sent for. */
export const storedDocumentPath = ({ id, kind }: { readonly id: string; readonly kind: string }): string =>
  kind === 'proof' ? `${proofFolderOf(id)}/document` : documentPath(id);

/** A picture as it was sent, without what its device wrote into it. */
export function originalPath(id: string): string {
  return `${folderOf(id)}/original`;
}

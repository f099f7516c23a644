/** The address of an uploaded file, as profiles carry it. */
export function fileUrl(id: string): string {
  return `/files/${id}`;
}

/** The same, for a column that may be empty. */
export function fileUrlOrNull(id: string | null): string | null {
  return id === null ? null : fileUrl(id);
}

/** The id in an address made by `fileUrl`. */
export function fileIdOf(url: string): string {
  return url.slice(url.lastIndexOf('/') + 1);
}

/** The address of a picture of a message as it was sent. */
export function originalUrl(id: string): string {
  return `${fileUrl(id)}?original=1`;
}

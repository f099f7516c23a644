import { trimEndOf } from '../../core/text/trim-end-of.ts';

/** No system's file names are longer; what comes may be. */
const maxGivenLength = 1000;
const maxStemLength = 100;

/** A name to save a document under: the sender's without folders, control and reserved characters, the extension its real one. */
export function safeFileName(given: string, extension: string, fallback = 'cv'): string {
  const base = given.slice(-maxGivenLength).normalize('NFC').split(/[/\\]/u).at(-1) ?? '';
  const stem = base
    .replace(/\.[^.]*$/u, '')
    .replace(/[\p{C}<>:"|?*]/gu, '')
    .replace(/\s+/gu, ' ')
    .replace(/^[. ]+/u, '');
  return `${Array.from(trimEndOf(stem, '. ')).slice(0, maxStemLength).join('') || fallback}.${extension}`;
}

const pictureExtensions: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

/** What a picture that is kept as WebP is called where it is given as it was sent. */
export function originalFileName(name: string, contentType: string | null): string {
  return safeFileName(name, pictureExtensions[contentType ?? ''] ?? 'webp', 'image');
}

/** `Content-Disposition: attachment` with an ASCII name and the real one (RFC 6266, RFC 8187). */
export function attachmentHeader(name: string): string {
  const ascii = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|["\\%]/gu, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}

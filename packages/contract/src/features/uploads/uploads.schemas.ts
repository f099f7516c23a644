import * as z from 'zod/mini';

const mebibyte = 1024 * 1024;
/** Largest image the product takes, in bytes. */
export const maxImageBytes = 8 * mebibyte;
/** Most pixels of a picture: what would be long to decode never is. */
export const maxImagePixels = 40_000_000;
/** Largest CV the product takes, in bytes ('5 Mo'). */
export const maxCvBytes = 5 * mebibyte;

/** What a picker offers for a CV, as the native attribute: telephones know files by their type, some of them without an extension. */
export const cvAccept = [
  ...['.pdf', '.doc', '.docx', 'application/pdf', 'application/msword'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
].join(',');

/** Largest document of a proof, in bytes ('8 Mo'), and what a picker offers for it, as the native attribute. */
export const maxProofBytes = 8 * mebibyte;
export const proofAccept = ['.pdf', 'application/pdf', 'image/jpeg', 'image/png', 'image/webp'].join(',');

/** Largest file of a message, in bytes, and how many one message takes. */
export const maxAttachmentBytes = 25 * mebibyte;
export const maxAttachments = 5;
/**
 * What a picker offers for a message, as the native attribute. Telephones know few drawings by their extension, and offer
 * them by the type that says nothing.
 */
export const attachmentAccept = [
  ...[
    'image/jpeg',
    'image/png',
    'image/webp',
    'application/pdf',
    'application/zip',
    'application/octet-stream',
  ],
  ...[
    '.pdf',
    '.doc',
    '.docx',
    '.docm',
    '.xls',
    '.xlsx',
    '.xlsm',
    '.ppt',
    '.pptx',
    '.pptm',
    '.odt',
    '.ods',
    '.odp',
  ],
  ...['.dwg', '.dxf', '.ifc', '.zip'],
].join(',');

/** Widths in pixels in which every image is kept, as far as it fills them; a page asks for one with `?w=`. */
export const imageWidths = [160, 320, 640, 960, 1600, 2800, 4096] as const;
export const imageFormats = ['avif', 'webp'] as const;

/** File addresses are the product's own: what a profile takes up must have been uploaded here. */
export const fileUrlPattern = /^\/files\/[0-9a-f-]{36}$/;

/** The address of an uploaded file as a profile field, or null for none. A full address of the same path is taken too. */
export function fileUrlSchema(label: string) {
  const message = `${label} : ce fichier n’est pas valide, envoyez-le à nouveau.`;
  return z.pipe(
    z.transform((value: string | null | undefined) =>
      typeof value === 'string'
        ? value.trim().replace(/^https?:\/\/[^/]+(?=\/files\/)/, '') || null
        : (value ?? null),
    ),
    z.nullable(z.string(message).check(z.regex(fileUrlPattern, message))),
  );
}

export const uploadAnswer = z.object({ url: z.string() });

/**
 * What a document holds or asks for, and its reader should know before opening it: JavaScript; something that starts another
 * program; other files; macros; programs; a password; or what could not be looked through.
 */
const fileCautions = ['script', 'launch', 'embedded', 'macros', 'program', 'password', 'unread'] as const;
export type FileCaution = (typeof fileCautions)[number];
export const fileCautionSchema = z.enum(fileCautions);

/** A file sent with a message: its address answers the two people of the conversation alone. Sizes in pixels. */
export const attachmentSchema = z.object({
  url: z.string(),
  name: z.string(),
  kind: z.enum(['image', 'pdf', 'document']),
  byteSize: z.number(),
  width: z.nullable(z.number()),
  height: z.nullable(z.number()),
  cautions: z.optional(z.array(fileCautionSchema)),
  /** A picture as it was sent, without what its device wrote into it: `name`, `byteSize` and where to have it. */
  original: z.optional(z.object({ url: z.string(), name: z.string(), byteSize: z.number() })),
});
export type Attachment = z.infer<typeof attachmentSchema>;

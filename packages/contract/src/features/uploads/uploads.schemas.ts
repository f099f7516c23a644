import * as z from 'zod/mini';

const mebibyte = 1024 * 1024;
/** Largest image the product takes, in bytes. */
export const maxImageBytes = 8 * mebibyte;
/** Largest CV the product takes, in bytes ('5 Mo'). */
export const maxCvBytes = 5 * mebibyte;

/** Largest file of a message, in bytes, and how many one message takes. */
export const maxAttachmentBytes = 10 * mebibyte;
export const maxAttachments = 5;

/** Widths in pixels in which every image is kept; a page asks for one with `?w=`. */
export const imageWidths = [160, 320, 640, 960, 1600] as const;
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

/** A file sent with a message: its address answers the two people of the conversation alone. Sizes in pixels. */
export const attachmentSchema = z.object({
  url: z.string(),
  name: z.string(),
  kind: z.enum(['image', 'pdf']),
  byteSize: z.number(),
  width: z.nullable(z.number()),
  height: z.nullable(z.number()),
});
export type Attachment = z.infer<typeof attachmentSchema>;

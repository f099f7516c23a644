import type { Attachment } from '@mitoyen/contract/features/uploads/uploads.schemas.ts';
import type { Row } from '../../core/db/schema.ts';
import { originalFileName } from './file-name.ts';
import { fileUrl, originalUrl } from './file-url.ts';

type AttachmentRow = Pick<
  Row<'files'>,
  | 'id'
  | 'content_type'
  | 'original_name'
  | 'byte_size'
  | 'width'
  | 'height'
  | 'cautions'
  | 'original_byte_size'
  | 'original_content_type'
>;

/** A file sent with a message, as the two people of the conversation see it. */
export function presentAttachment(file: AttachmentRow): Attachment {
  const name = file.original_name ?? '';
  return {
    url: fileUrl(file.id),
    name,
    kind: file.width !== null ? 'image' : file.content_type === 'application/pdf' ? 'pdf' : 'document',
    byteSize: file.byte_size,
    width: file.width,
    height: file.height,
    ...(file.cautions.length > 0 && { cautions: file.cautions }),
    ...(file.original_byte_size !== null && {
      original: {
        url: originalUrl(file.id),
        name: originalFileName(name, file.original_content_type),
        byteSize: file.original_byte_size,
      },
    }),
  };
}

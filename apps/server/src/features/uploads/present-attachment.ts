import type { Attachment } from '@mitoyen/contract/features/uploads/uploads.schemas.ts';
import type { Row } from '../../core/db/schema.ts';
import { fileUrl } from './file-url.ts';

/** A file sent with a message, as the two people of the conversation see it. */
export function presentAttachment(
  file: Pick<Row<'files'>, 'id' | 'content_type' | 'original_name' | 'byte_size' | 'width' | 'height'>,
): Attachment {
  return {
    url: fileUrl(file.id),
    name: file.original_name ?? '',
    kind: file.content_type === 'application/pdf' ? 'pdf' : 'image',
    byteSize: file.byte_size,
    width: file.width,
    height: file.height,
  };
}

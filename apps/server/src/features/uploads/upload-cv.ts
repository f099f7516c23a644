import { readFile } from 'node:fs/promises';
import type { AppContext } from '../../core/context/app-context.ts';
import { newId } from '../../core/ids/new-id.ts';
import { cvTypeOf } from './document-type.ts';
import { safeFileName } from './file-name.ts';
import { documentPath } from './file-paths.ts';
import { fileUrl } from './file-url.ts';
import type { Intake } from './intake.ts';
import type { ReceivedFile } from './receive-file.ts';
import type { Sender } from './sender.ts';
import { insertUnclaimedFile } from './unclaimed-quota.ts';

/** Takes a CV in, as it is, and returns its address. @throws ApiError 400, 415, 429, 503. */
export async function uploadCv(
  context: AppContext,
  intake: Intake,
  { file, sender }: { file: ReceivedFile; sender: Sender },
): Promise<{ url: string }> {
  return intake.document(async () => {
    const bytes = await readFile(file.path);
    const { contentType, extension, cautions } = await cvTypeOf(bytes);
    const id = newId();
    await insertUnclaimedFile(context, sender, {
      id,
      kind: 'cv',
      content_type: contentType,
      byte_size: bytes.length,
      original_name: safeFileName(file.name, extension),
      width: null,
      height: null,
      cautions: [...cautions],
    });
    await context.files.write(documentPath(id), bytes, contentType);
    return { url: fileUrl(id) };
  });
}

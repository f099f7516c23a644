import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import type { RouteDefinition, RouteResponse } from '@mitoyen/contract/core/define-route.ts';
import { uploadErrors } from '@mitoyen/contract/features/uploads/uploads.errors.ts';
import { errorSentence } from '../../core/api/error-sentence.ts';
import { FileFault, type UploadOptions as SendOptions } from '../../ui/use-upload.ts';
import { uploadFile } from './upload-file.ts';

/** Whether an answer says something of the file itself: broken, too large, of another type. */
function isAboutFile({ status, code }: ApiError): boolean {
  // a body cut short on its way has no file in it either
  return [400, 413, 415].includes(status) && code !== uploadErrors.file_missing.code;
}

/**
 * What a field of the kit needs to send its files to a multipart route. `failure` is said when the server has no
 * sentence of its own, or was not reached; a refused file rejects with a FileFault.
 */
export function uploadTo<R extends RouteDefinition & { readonly multipartField: string }>(
  route: R,
  failure?: string,
) {
  return async (file: File, options: SendOptions): Promise<RouteResponse<R>> => {
    try {
      return await uploadFile(route, file, options);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const sentence = errorSentence(error, failure ?? error.message);
      const Failure = isAboutFile(error) ? FileFault : Error;
      throw new Failure(sentence, { cause: error });
    }
  };
}

import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import type { RouteDefinition, RouteResponse } from '@mitoyen/contract/core/define-route.ts';
import { uploadErrors } from '@mitoyen/contract/features/uploads/uploads.errors.ts';
import { clientErrors } from '../../core/api/client.errors.ts';
import { errorSentence } from '../../core/api/error-sentence.ts';
import { FileFault, type UploadOptions as SendOptions, Unreached } from '../../ui/use-upload.ts';
import { uploadFile } from './upload-file.ts';

/** Whether an answer says something of the file itself: broken, too large, of another type. */
function isAboutFile({ status, code }: ApiError): boolean {
  // a body cut short on its way has no file in it either
  return [400, 413, 415].includes(status) && code !== uploadErrors.file_missing.code;
}

/** Whether it may be another in a moment: the line is gone, the server busy or started anew. */
const mayPass = ({ status, code }: ApiError): boolean =>
  code === clientErrors.network.code || [502, 503, 504].includes(status);

/**
 * What a field of the kit needs to send its files to a multipart route. `failure` is said when the server has no
 * sentence of its own, or was not reached; a refused file rejects with a FileFault, what may pass with Unreached.
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
      const Failure = isAboutFile(error) ? FileFault : mayPass(error) ? Unreached : Error;
      throw new Failure(sentence, { cause: error });
    }
  };
}

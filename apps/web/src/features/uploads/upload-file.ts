import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import type { RouteDefinition, RouteResponse } from '@mitoyen/contract/core/define-route.ts';
import { apiUrl, toApiError, tokenFor } from '../../core/api/api-client.ts';
import { clientErrors } from '../../core/api/client.errors.ts';

export interface UploadOptions {
  /** Called with the part sent so far, from 0 to 1. */
  readonly onProgress?: (ratio: number) => void;
  readonly signal?: AbortSignal;
}

/**
 * Milliseconds without any progress after which the network counts as gone, about as long as TCP waits between two tries
 * in a tunnel, and for which a whole file's answer may take.
 */
const stalledMs = 30_000;
const answerMs = 60_000;

/**
 * Sends a file to a multipart route. XMLHttpRequest, because fetch reports no upload progress.
 * Errors as `callApi`.
 */
export function uploadFile<R extends RouteDefinition & { readonly multipartField: string }>(
  route: R,
  file: File,
  { onProgress, signal }: UploadOptions = {},
): Promise<RouteResponse<R>> {
  return new Promise((resolve, reject) => {
    const token = tokenFor(route);
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    request.open(route.method, apiUrl(route));
    request.setRequestHeader('accept', 'application/json');
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const giveUpIn = (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        reject(new ApiError(clientErrors.network));
        request.abort();
      }, ms);
    };
    request.upload.addEventListener('load', () => giveUpIn(answerMs));
    request.upload.addEventListener('progress', (event) => {
      giveUpIn(event.loaded < event.total ? stalledMs : answerMs);
      if (event.lengthComputable) onProgress?.(event.loaded / event.total);
    });
    request.addEventListener('load', () => {
      const { status, responseText } = request;
      if (status >= 200 && status < 300) resolve(JSON.parse(responseText) as RouteResponse<R>);
      else reject(toApiError(status, responseText, request.getResponseHeader('retry-after'), token));
    });
    request.addEventListener('error', () => reject(new ApiError(clientErrors.network)));
    request.addEventListener('abort', () =>
      reject(signal?.reason ?? new DOMException('Aborted', 'AbortError')),
    );
    request.addEventListener('loadend', () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    });
    if (signal?.aborted) return reject(signal.reason);
    signal?.addEventListener('abort', abort);
    const body = new FormData();
    body.append(route.multipartField, file);
    giveUpIn(stalledMs);
    request.send(body);
  });
}

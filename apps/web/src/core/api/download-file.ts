import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { apiUrl, toApiError, tokenFor } from './api-client.ts';
import { clientErrors } from './client.errors.ts';

/** The name a `Content-Disposition` gives, or null. */
export function fileNameOf(disposition: string | null): string | null {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  if (encoded !== undefined) {
    try {
      return decodeURIComponent(encoded);
    } catch {
      return null;
    }
  }
  return /filename="?([^";]+)"?/i.exec(disposition ?? '')?.[1] ?? null;
}

/** Fetches a file with the bearer token, which a plain link would not send. Errors as `callApi`. */
export async function fetchPrivateFile(path: string, signal?: AbortSignal): Promise<Response> {
  const token = tokenFor({ auth: 'optional' });
  const headers: HeadersInit = token ? { authorization: `Bearer ${token}` } : {};
  let response: Response;
  try {
    response = await fetch(apiUrl({ path }), { headers, ...(signal && { signal }) });
  } catch (cause) {
    throw new ApiError(clientErrors.network, { cause });
  }
  if (!response.ok) {
    throw toApiError(response.status, await response.text(), response.headers.get('retry-after'), token);
  }
  return response;
}

/** Saves a file under the name that the server gives, else `fallbackName`. Errors as `callApi`. */
export async function downloadFile(path: string, fallbackName: string): Promise<void> {
  const response = await fetchPrivateFile(path);
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = fileNameOf(response.headers.get('content-disposition')) ?? fallbackName;
  link.click();
  // The browser reads the blob after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

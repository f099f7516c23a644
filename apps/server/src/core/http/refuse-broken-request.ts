import type { Socket } from 'node:net';
import { commonErrors } from '@mitoyen/contract/core/common.errors.ts';
import { rawRefusal } from './raw-answer.ts';

const requestTimeout = 'ERR_HTTP_REQUEST_TIMEOUT';
const statuses: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  [requestTimeout]: '408 Request Timeout',
};

/** Answers what Node could not read as a request at all, in the one shape of errors. */
export function refuseBrokenRequest({ code = '' }: { code?: string }, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const refusal = code === requestTimeout ? commonErrors.request_timeout : commonErrors.invalid_request;
  socket.end(rawRefusal(statuses[code] ?? '400 Bad Request', refusal));
}

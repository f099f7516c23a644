import { once } from 'node:events';
import { Agent, request as httpRequest, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import type { WireAnswer } from '../access/declared-answers.ts';
import type { FuzzRequest } from './mutate.ts';
import { requestBytes } from './wire-faults.ts';

/** Null: the connection was closed without an answer. */
export interface Exchange {
  readonly answer: WireAnswer | null;
  readonly durationMs: number;
}

const patienceMs = 30_000;
const agent = new Agent({ keepAlive: true, maxSockets: 32 });

/** Ends the connections that are kept for more requests: a server that closes need not wait for them. */
export const closeConnections = () => agent.destroy();

/** Sends a request as it is, by an HTTP client where one would send it. */
export async function send(port: number, request: FuzzRequest): Promise<Exchange> {
  const startedAt = performance.now();
  const answer = await (request.fault ? sendBytes(port, request) : sendByClient(port, request));
  return { answer, durationMs: performance.now() - startedAt };
}

function sendByClient(port: number, request: FuzzRequest): Promise<WireAnswer | null> {
  const { method, url, body } = request;
  // the client says it by itself for some methods alone
  const isSized = body !== null && request.headers['transfer-encoding'] === undefined;
  const headers = { ...(isSized && { 'content-length': String(body.length) }), ...request.headers };
  try {
    const call = httpRequest({ host: '127.0.0.1', port, agent, method, path: url, headers });
    const answered = new Promise<WireAnswer | null>((resolve, reject) => {
      call.setTimeout(patienceMs, () => call.destroy(new Error(`no answer within ${patienceMs} ms`)));
      call.once('response', (response) => read(response).then(resolve, reject));
      call.once('error', (error: NodeJS.ErrnoException) =>
        isClosed(error, method) ? resolve(null) : reject(error),
      );
    });
    call.end(body ?? undefined);
    return answered;
  } catch {
    // what the client refuses to write goes out by hand
    return sendBytes(port, request);
  }
}

/** What cannot be read as a request is refused before it is known to be a HEAD: the client expects no body. */
const isClosed = ({ code }: NodeJS.ErrnoException, method: string) =>
  code === 'ECONNRESET' || code === 'EPIPE' || (method === 'HEAD' && code?.startsWith('HPE_') === true);

async function read(response: IncomingMessage): Promise<WireAnswer> {
  const status = response.statusCode ?? 0;
  const { headers } = response;
  // a stream has no end
  if (headers['content-type']?.startsWith('text/event-stream')) {
    response.destroy();
    return { status, headers, body: '' };
  }
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  return { status, headers, body: Buffer.concat(chunks).toString() };
}

async function sendBytes(port: number, request: FuzzRequest): Promise<WireAnswer | null> {
  const { fault } = request;
  const bytes = fault ? fault.bytes(request) : requestBytes(request);
  const socket = connect(port, '127.0.0.1');
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  // the other end may have closed before all was written
  socket.on('error', () => undefined);
  socket.setTimeout(patienceMs, () => socket.destroy());
  await once(socket, 'connect');
  if (fault?.endsEarly) socket.end(bytes);
  else socket.write(bytes);
  await once(socket, 'close').catch(() => undefined);
  return parseAnswer(Buffer.concat(chunks));
}

/** The last answer on a connection that was closed. */
function parseAnswer(bytes: Buffer): WireAnswer | null {
  const text = bytes.toString('latin1');
  const start = text.lastIndexOf('HTTP/1.1 ');
  const end = text.indexOf('\r\n\r\n', start);
  if (start < 0 || end < 0) return null;
  const [line = '', ...lines] = text.slice(start, end).split('\r\n');
  const headers = Object.fromEntries(
    lines.map((header) => [
      header.slice(0, header.indexOf(':')).toLowerCase(),
      header.slice(header.indexOf(':') + 1).trim(),
    ]),
  );
  const raw = bytes.subarray(end + 4);
  const body = headers['transfer-encoding'] === 'chunked' ? withoutSizes(raw) : raw;
  return { status: Number(line.split(' ')[1]), headers, body: body.toString() };
}

function withoutSizes(raw: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 0; at < raw.length; ) {
    const end = raw.indexOf('\r\n', at);
    const size = Number.parseInt(raw.subarray(at, end).toString(), 16);
    if (end < 0 || !(size > 0)) break;
    parts.push(raw.subarray(end + 2, end + 2 + size));
    at = end + 2 + size + 2;
  }
  return Buffer.concat(parts);
}

import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

type HeaderValue = string | number | readonly string[];
type HeaderRecord = Record<string, HeaderValue>;

/** What the application answered to a call of its own. */
export interface InProcessAnswer {
  readonly status: number;
  /** By names in small letters. */
  readonly headers: Readonly<HeaderRecord>;
  readonly body: string;
}

/** Of a connection, what is asked about one: the machine itself calls. */
const loopback = Object.freeze({ remoteAddress: '127.0.0.1' });

/** Of Node's request, what the framework reads of one without a body. */
class InProcessRequest extends EventEmitter {
  readonly httpVersion = '1.1';
  readonly httpVersionMajor = 1;
  readonly httpVersionMinor = 1;
  readonly aborted = false;
  readonly complete = true;
  readonly destroyed = false;
  readonly socket = loopback;
  readonly rawHeaders: readonly string[] = ['host', 'localhost'];
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The framework repairs it. */
  url: string;

  constructor(method: string, url: string, headers: Readonly<Record<string, string>>) {
    super();
    this.method = method;
    this.url = url;
    this.headers = { host: 'localhost', ...headers };
  }
}

/** Of Node's answer, what the framework does with one that it gives whole. */
class InProcessResponse extends EventEmitter {
  statusCode = 200;
  headersSent = false;
  writableEnded = false;
  destroyed = false;
  readonly #headers: HeaderRecord = {};
  readonly #resolve: (answer: InProcessAnswer) => void;
  readonly #reject: (error: Error) => void;

  constructor(resolve: (answer: InProcessAnswer) => void, reject: (error: Error) => void) {
    super();
    this.#resolve = resolve;
    this.#reject = reject;
  }

  getHeader(name: string): HeaderValue | undefined {
    return this.#headers[name.toLowerCase()];
  }

  getHeaders(): HeaderRecord {
    return { ...this.#headers };
  }

  hasHeader(name: string): boolean {
    return this.getHeader(name) !== undefined;
  }

  setHeader(name: string, value: HeaderValue): this {
    this.#headers[name.toLowerCase()] = value;
    return this;
  }

  removeHeader(name: string): void {
    delete this.#headers[name.toLowerCase()];
  }

  writeHead(status: number, headers: HeaderRecord = {}): this {
    this.statusCode = status;
    for (const [name, value] of Object.entries(headers)) this.setHeader(name, value);
    this.headersSent = true;
    return this;
  }

  end(payload?: string | Buffer | null): this {
    this.headersSent = true;
    this.writableEnded = true;
    this.#resolve({
      status: this.statusCode,
      headers: this.#headers,
      body: typeof payload === 'string' ? payload : (payload?.toString() ?? ''),
    });
    this.emit('finish');
    return this;
  }

  /** What comes bit by bit is for readers that are away. */
  write(): boolean {
    this.destroy(new Error('A call within the process is answered whole, not by a stream.'));
    return false;
  }

  destroy(error = new Error('The application gave up its answer.')): this {
    this.destroyed = true;
    this.#reject(error);
    return this;
  }
}

/**
 * Has the application answer a call without a body as it answers what comes in, and without a connection. Fastify's own
 * `inject` makes requests and responses that inherit from Node's, and V8 then compiles all of Node's HTTP for two kinds
 * of each, which every answer pays for (decision 70). The application has to be ready.
 * @throws where the answer is a stream.
 */
export function callInProcess(
  app: Pick<FastifyInstance, 'routing'>,
  { method, url, headers }: { method: string; url: string; headers: Readonly<Record<string, string>> },
): Promise<InProcessAnswer> {
  return new Promise((resolve, reject) => {
    const request: unknown = new InProcessRequest(method, url, headers);
    const response: unknown = new InProcessResponse(resolve, reject);
    app.routing(request as IncomingMessage, response as ServerResponse);
  });
}

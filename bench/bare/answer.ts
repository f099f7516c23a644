import type { IncomingMessage } from 'node:http';

/** What a path of the bare server answers. */
export interface BareAnswer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

/** Answers a path; `rest` is what follows it in the address. */
export type BarePath = (rest: string, request: IncomingMessage) => Promise<BareAnswer>;

export const json = (value: unknown, headers: Readonly<Record<string, string>> = {}): BareAnswer => ({
  headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  body: JSON.stringify(value),
});

/** The query in the rest of an address. */
export const queryOf = (rest: string) => new URLSearchParams(rest.slice(rest.indexOf('?') + 1));

export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

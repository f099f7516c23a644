import { buildUrl, type RouteDefinition } from '@mitoyen/contract/core/define-route.ts';
import type { AccessRequest, NamedRoute } from './access-line.ts';
import type { Person } from './callers.ts';

/** A request as it goes over the wire. */
export interface WireRequest {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | null;
}

/** A request of an access line, as this person's browser sends it. */
export async function toWire(
  route: NamedRoute,
  { params, query, body, headers, file }: AccessRequest,
  caller: Person | null,
): Promise<WireRequest> {
  const form = file && (await formOf(file));
  const json = body === undefined ? null : Buffer.from(JSON.stringify(body));
  return {
    method: route.isHeadersOnly ? 'HEAD' : route.method,
    url: buildUrl(route as RouteDefinition, { params, query }),
    headers: {
      ...(caller && { authorization: `Bearer ${caller.user.token}` }),
      ...(json && { 'content-type': 'application/json' }),
      ...(form && { 'content-type': form.type }),
      ...headers,
    },
    body: form?.bytes ?? json,
  };
}

async function formOf({ field, name, bytes }: NonNullable<AccessRequest['file']>) {
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(bytes)]), name);
  const request = new Response(form);
  return {
    type: request.headers.get('content-type') ?? '',
    bytes: Buffer.from(await request.arrayBuffer()),
  };
}

import { buildUrl, type RouteDefinition } from '@mitoyen/contract/core/define-route.ts';
import { uploadRoutes } from '@mitoyen/contract/features/uploads/uploads.contract.ts';
import sharp from 'sharp';
import type { TestApp } from './create-test-app.ts';

interface Upload {
  readonly bytes: Buffer;
  /** What the sender calls the file, and says it is. */
  readonly name?: string;
  readonly type?: string;
  readonly field?: string;
  readonly token?: string;
  readonly from?: string;
}

const bearer = (token: string | undefined) => (token ? { authorization: `Bearer ${token}` } : {});

/** Sends a file as a browser's form does. */
export async function sendFile(app: Pick<TestApp, 'server'>, route: RouteDefinition, upload: Upload) {
  const { bytes, name = 'file', type = 'application/octet-stream', token, from = '127.0.0.1' } = upload;
  const form = new FormData();
  form.append(
    upload.field ?? route.multipartField ?? 'file',
    new Blob([new Uint8Array(bytes)], { type }),
    name,
  );
  const request = new Response(form);
  const response = await app.server.inject({
    method: route.method,
    url: buildUrl(route),
    remoteAddress: from,
    headers: { 'content-type': request.headers.get('content-type') ?? '', ...bearer(token) },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return { status: response.statusCode, body: response.json() };
}

/** Uploads what must be accepted; returns its address. */
export async function uploaded(
  app: Pick<TestApp, 'server'>,
  route: RouteDefinition,
  upload: Upload,
): Promise<string> {
  const { status, body } = await sendFile(app, route, upload);
  if (status !== 201) throw new Error(`refused with ${status}: ${JSON.stringify(body)}`);
  return body.url;
}

/** Asks for a file by its address, as a page or a person does. */
export async function fetchFile(
  app: TestApp,
  url: string,
  {
    token,
    accept = '*/*',
    w,
    original = false,
  }: { token?: string; accept?: string; w?: number; original?: boolean } = {},
) {
  const id = url.split('/').at(-1) ?? '';
  const response = await app.server.inject({
    method: uploadRoutes.file.method,
    url: buildUrl(uploadRoutes.file, { params: { id }, query: { w, ...(original && { original: '1' }) } }),
    headers: { accept, ...bearer(token) },
  });
  return {
    status: response.statusCode,
    headers: response.headers,
    bytes: response.rawPayload,
    text: response.body,
  };
}

/** A picture of one colour. */
export function picture(widthPixels: number, heightPixels: number) {
  return sharp({ create: { width: widthPixels, height: heightPixels, channels: 3, background: '#9c4a2f' } });
}

export const pdfBytes = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

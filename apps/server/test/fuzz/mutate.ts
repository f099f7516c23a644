import fc from 'fast-check';
import type { WireRequest } from '../access/send-request.ts';
import { sitesOf, type Takes, withJsonAt } from './described-calls.ts';
import { badBodies, fileChanges, headerChanges, mediaTypes, oddPaths } from './odd-parts.ts';
import type { MutationKind, Plan } from './plan.ts';
import { type JsonSchema, valuesOf } from './schema-values.ts';
import { type WireFault, wireFaults } from './wire-faults.ts';

/** A request that is sent, and in words what was done to it. */
export interface FuzzRequest extends WireRequest {
  readonly label: string;
  /** How its bytes are spoilt, when they do not go through an HTTP client. */
  readonly fault?: WireFault;
}

/** One of these. */
export const pick = <T>(items: readonly T[], choice: number): T => {
  const item = items[choice % items.length];
  if (item === undefined) throw new Error('nothing to choose from');
  return item;
};

const json = 'application/json';
const withBody = (request: WireRequest, text: string): WireRequest => ({
  ...request,
  headers: { ...request.headers, 'content-type': json },
  body: Buffer.from(text),
});
/** Percent-encoded; half a character in the bytes that would be its. */
const encode = (text: string) =>
  text
    .split(/(\p{Cs})/u)
    .map((part) => (/^\p{Cs}$/u.test(part) ? '%ED%A0%BD' : encodeURIComponent(part)))
    .join('');
const valueFor = (schema: JsonSchema | undefined, seed: number) =>
  fc.sample(valuesOf(schema), { seed, numRuns: 3 })[2];
const parsed = (body: Buffer | null): unknown => (body === null ? {} : JSON.parse(body.toString()));
const inQuery = (url: string, part: string) => `${url}${url.includes('?') ? '&' : '?'}${part}`;

/** A place of the path that holds an id, or its last part. */
function withPathPart({ url }: WireRequest, choice: number, part: string): string {
  const [path = '', ...query] = url.split('?');
  const parts = path.split('/');
  const ids = parts.flatMap((text, place) => (/^[0-9a-f]{8}-/.test(text) ? [place] : []));
  parts[ids.length > 0 ? pick(ids, choice) : parts.length - 1] = part;
  return [parts.join('/'), ...query].join('?');
}

type Mutation = (request: WireRequest, plan: Plan, takes: Takes) => FuzzRequest;

function atField(request: WireRequest, choice: number, takes: Takes) {
  const body = parsed(request.body);
  return { body, site: pick(sitesOf(body, takes.body), choice) };
}

const names = (takes: Takes) => [...Object.keys(takes.query), 'limit', 'cursor', '__proto__', 'a[b]'];

const mutations: Readonly<Record<MutationKind, Mutation>> = {
  none: (request) => ({ ...request, label: 'as it should be' }),
  field: (request, { choice, nasty }, takes) => {
    const { body, site } = atField(request, choice, takes);
    const text = withJsonAt(body, site.path, nasty.json);
    return { ...withBody(request, text), label: `${nasty.label} as body.${site.path.join('.')}` };
  },
  'field of its kind': (request, { choice, valueSeed }, takes) => {
    const { body, site } = atField(request, choice, takes);
    const value = JSON.stringify(valueFor(site.schema, valueSeed) ?? null);
    const label = `${value.slice(0, 60)} as body.${site.path.join('.')}`;
    return { ...withBody(request, withJsonAt(body, site.path, value)), label };
  },
  path: (request, { choice, nasty }) => ({
    ...request,
    url: withPathPart(request, choice, encode(nasty.text)),
    label: `${nasty.label} in the path`,
  }),
  'odd path': (request, { choice, detail }) => {
    const part = pick(oddPaths, detail);
    return {
      ...request,
      url: withPathPart(request, choice, part),
      label: `${part.slice(0, 40)} in the path`,
    };
  },
  query: (request, { choice, nasty }, takes) => {
    const name = pick(names(takes), choice);
    const url = inQuery(request.url, `${encode(name)}=${encode(nasty.text)}`);
    return { ...request, url, label: `${nasty.label} as query ${name}` };
  },
  'query of its kind': (request, { choice, valueSeed }, takes) => {
    const name = pick(names(takes), choice);
    const value = valueFor(takes.query[name], valueSeed);
    const text = typeof value === 'string' ? value : JSON.stringify(value ?? null);
    const url = inQuery(request.url, `${encode(name)}=${encode(text)}`);
    return { ...request, url, label: `${text.slice(0, 60)} as query ${name}` };
  },
  'query twice': (request, { choice, detail, nasty }, takes) => {
    const name = encode(pick(names(takes), choice));
    const again = pick(
      [`${name}=1&${name}=2`, `${name}[]=1`, `${name}`, `=${name}`, `${name}=%zz`, '&&&='],
      detail,
    );
    const more = `${again}&${name}=${encode(nasty.text.slice(0, 20))}`;
    return { ...request, url: inQuery(request.url, more), label: `${again.slice(0, 60)} in the query` };
  },
  header: (request, { choice, nasty }) => {
    const change = pick(headerChanges, choice);
    const headers = { ...request.headers, ...change(nasty.text) };
    return { ...request, headers, label: `odd header ${Object.keys(change('')).join(', ')}` };
  },
  'media type': (request, { choice }) => {
    const type = pick(mediaTypes, choice);
    const headers = { ...request.headers, 'content-type': type };
    return { ...request, headers, body: request.body ?? Buffer.from('{}'), label: `sent as ${type}` };
  },
  'bad JSON': (request, { choice, detail }) => {
    const { label, make } = pick(badBodies, choice);
    const body = make(request.body ?? Buffer.from('{}'), detail);
    return { ...request, headers: { ...request.headers, 'content-type': json }, body, label };
  },
  method: (request, { choice }) => {
    const method = pick(
      ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE', 'QUERY'],
      choice,
    );
    return { ...request, method, label: `method ${method}` };
  },
  file: (request, { choice, detail, nasty }) => {
    const { label, make } = pick(fileChanges, choice);
    return { ...request, ...make(request, detail, nasty.text), label };
  },
  wire: (request, { choice }) => {
    const fault = pick(wireFaults, choice);
    return { ...request, fault, label: fault.label };
  },
};

const isForm = ({ headers }: WireRequest) => headers['content-type']?.startsWith('multipart/') ?? false;

/** A valid request with the one thing changed that its plan says. */
export function mutate(request: WireRequest, plan: Plan, takes: Takes): FuzzRequest {
  // what is about JSON would only spoil the form of a file
  const kind = isForm(request) && /field|JSON/.test(plan.kind) ? 'file' : plan.kind;
  return mutations[kind](request, plan, takes);
}

import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { NamedRoute } from './access-line.ts';

/** What came back. */
export interface WireAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
  readonly body: string;
}

interface DescribedAnswer {
  readonly content?: Readonly<Record<string, unknown>>;
}
export interface OpenApiDocument {
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { readonly responses: Record<string, DescribedAnswer> }>>>
  >;
}

/** Every status of the contract's conventions for a call that fails, and 431, which Node answers to long headers. */
const failures = new Set([400, 401, 403, 404, 405, 408, 409, 413, 415, 429, 431, 503]);
/** Headers that some failures must have. */
const neededHeaders: Readonly<Record<number, string>> = {
  401: 'www-authenticate',
  405: 'allow',
  429: 'retry-after',
  503: 'retry-after',
};

/** `/api/users/:id` as the document writes it. */
const documentPath = (path: string) => path.replace(/:(\w+)/g, '{$1}');
const pointerPart = (text: string) => encodeURIComponent(text.replaceAll('~', '~0').replaceAll('/', '~1'));

/** Tells what of an answer the OpenAPI document does not declare. */
export function createAnswerJudge(document: OpenApiDocument) {
  const ajv = new Ajv2020({ strict: false, validateFormats: false, logger: false });
  ajv.addSchema(document, 'openapi');
  const known = new Map<string, ValidateFunction>();
  const validatorOf = (...pointer: string[]) => {
    const $ref = `openapi#/${pointer.map(pointerPart).join('/')}`;
    const validate = known.get($ref) ?? ajv.compile({ $ref });
    known.set($ref, validate);
    return validate;
  };
  const isWrong = (validate: ValidateFunction, body: string): string | null => {
    const value = parsed(body);
    if (value === undefined) return `its body is no JSON: ${body.slice(0, 200)}`;
    return validate(value) ? null : `its body is not as declared: ${ajv.errorsText(validate.errors)}`;
  };

  function judgeFailure({ status, headers, body }: WireAnswer): string | null {
    if (!failures.has(status)) return `${status} is no status of the contract`;
    const needed = neededHeaders[status];
    if (needed && !headers[needed]) return `${status} without ${needed}`;
    return isWrong(validatorOf('components', 'schemas', 'ApiError'), body);
  }

  return ({ method, path, isHeadersOnly }: NamedRoute, answer: WireAnswer): string | null => {
    const place = ['paths', documentPath(path), method.toLowerCase()];
    const described = document.paths[documentPath(path)]?.[method.toLowerCase()];
    if (isHeadersOnly)
      return answer.status === 200 || failures.has(answer.status) ? null : `${answer.status}`;
    if (answer.status >= 400) return judgeFailure(answer);
    // what is no call of the API sends bytes
    if (!described) return answer.status === 200 || answer.status === 304 ? null : `${answer.status}`;
    const declared = described.responses[answer.status];
    if (!declared) return `${answer.status} is not declared`;
    const type = Object.keys(declared.content ?? {})[0];
    if (!type) return answer.body === '' ? null : 'it has a body where none is declared';
    if (!String(answer.headers['content-type']).startsWith(type)) return `it is no ${type}`;
    if (type !== 'application/json') return null;
    return isWrong(
      validatorOf(...place, 'responses', String(answer.status), 'content', type, 'schema'),
      answer.body,
    );
  };
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

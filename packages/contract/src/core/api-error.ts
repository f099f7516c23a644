/** The body of every failed call. `error` is a French sentence for the user. */
export interface ApiErrorBody {
  error: string;
  code: string;
  issues?: { path: string; message: string }[] | undefined;
}
export type ApiIssue = NonNullable<ApiErrorBody['issues']>[number];

/** A known error: its stable code, HTTP status and French sentence, defined once. */
export interface ErrorDefinition {
  readonly code: string;
  readonly status: number;
  readonly message: string;
}

type Definitions = Readonly<Record<string, readonly [status: number, message: string]>>;
type Defined<D extends Definitions> = { readonly [K in keyof D]: ErrorDefinition & { readonly code: K } };

/** Declares a feature's errors: `{ email_taken: [409, '…'] }`. The key is the code on the wire. */
export function defineErrors<const D extends Definitions>(definitions: D): Defined<D> {
  return Object.fromEntries(
    Object.entries(definitions).map(([code, [status, message]]) => [code, { code, status, message }]),
  ) as unknown as Defined<D>;
}

/**
 * Thrown by the server to refuse a call, and by the browser's client when a call was refused.
 * `retryAfterSeconds` becomes the `Retry-After` header.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly issues: readonly ApiIssue[];
  readonly retryAfterSeconds: number | undefined;

  constructor(
    definition: ErrorDefinition,
    details: { issues?: readonly ApiIssue[]; retryAfterSeconds?: number; cause?: unknown } = {},
  ) {
    super(definition.message, { cause: details.cause });
    this.name = 'ApiError';
    this.status = definition.status;
    this.code = definition.code;
    this.issues = details.issues ?? [];
    this.retryAfterSeconds = details.retryAfterSeconds;
  }

  toBody(): ApiErrorBody {
    const body: ApiErrorBody = { error: this.message, code: this.code };
    if (this.issues.length > 0) body.issues = [...this.issues];
    return body;
  }
}

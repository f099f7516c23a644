interface Details {
  readonly type?: 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error';
  readonly status?: number;
  readonly code?: string;
  readonly param?: string;
  readonly declineCode?: string;
}

/** A refusal in Stripe's words and shape (https://docs.stripe.com/api/errors). */
export class StripeProblem extends Error {
  override readonly name = 'StripeProblem';
  readonly status: number;
  readonly details: Details;

  constructor(message: string, details: Details = {}) {
    super(message);
    this.status = details.status ?? 400;
    this.details = details;
  }

  get body() {
    const { type = 'invalid_request_error', code, param, declineCode } = this.details;
    return {
      error: {
        ...(code && { code, doc_url: `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}` }),
        ...(declineCode && { decline_code: declineCode }),
        message: this.message,
        ...(param && { param }),
        type,
      },
    };
  }
}

/** Nothing has this id: 404 when the id stands in the address, 400 when a parameter names it. */
export function noSuch(kind: string, id: string, param = 'id', status = 404): StripeProblem {
  return new StripeProblem(`No such ${kind}: '${id}'`, { status, code: 'resource_missing', param });
}

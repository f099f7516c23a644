/** A request that makes no sense here; the message tells its author why, in French. */
export class BadRequest extends Error {
  override readonly name = 'BadRequest';
  readonly statusCode = 400;
}

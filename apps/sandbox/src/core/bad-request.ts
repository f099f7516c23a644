/** A request the sandbox cannot make sense of; the message tells its author why, in French. */
export class BadRequest extends Error {
  override readonly name = 'BadRequest';
}

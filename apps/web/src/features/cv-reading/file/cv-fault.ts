/** Why nothing was read of a CV. */
export type CvFaultReason = 'password' | 'only_pictures' | 'old_word' | 'broken' | 'reader_missing';

/** A CV that was not read, with why. */
export class CvFault extends Error {
  override readonly name = 'CvFault';
  readonly reason: CvFaultReason;

  constructor(reason: CvFaultReason, options?: ErrorOptions) {
    super(reason, options);
    this.reason = reason;
  }
}

/**
 * Why a PDF was not opened: it wants a password, or another one than was given; it is none; it is cut off or damaged; it
 * has no page; or the reader itself did not arrive.
 */
export type PdfFaultReason =
  | 'password_needed'
  | 'password_wrong'
  | 'not_a_pdf'
  | 'broken'
  | 'no_pages'
  | 'reader_missing';

/** A PDF that was not opened, with why. What is said of it is its caller's. */
export class PdfFault extends Error {
  override readonly name = 'PdfFault';
  readonly reason: PdfFaultReason;

  constructor(reason: PdfFaultReason, options?: ErrorOptions) {
    super(reason, options);
    this.reason = reason;
  }
}

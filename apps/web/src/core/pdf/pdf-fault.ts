/**
 * Why a PDF was not opened: it needs a password, or another one; it is no PDF; it is truncated or damaged; it
 * has no page; or the reader itself did not load.
 */
export type PdfFaultReason =
  | 'password_needed'
  | 'password_wrong'
  | 'not_a_pdf'
  | 'broken'
  | 'no_pages'
  | 'reader_missing';

/** A PDF that was not opened, with the reason. The caller words it for the user. */
export class PdfFault extends Error {
  override readonly name = 'PdfFault';
  readonly reason: PdfFaultReason;

  constructor(reason: PdfFaultReason, options?: ErrorOptions) {
    super(reason, options);
    this.reason = reason;
  }
}

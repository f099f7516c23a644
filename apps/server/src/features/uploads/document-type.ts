import { ApiError, type ErrorDefinition } from '@mitoyen/contract/core/api-error.ts';
import { uploadErrors } from '@mitoyen/contract/features/uploads/uploads.errors.ts';
import type { FileCaution } from '@mitoyen/contract/features/uploads/uploads.schemas.ts';
import { fileTypeFromBuffer } from 'file-type';
import { type DocumentExtension, type DocumentKind, documentKindOf, documentTypes } from './document-kind.ts';

export interface DocumentType {
  readonly extension: DocumentExtension;
  readonly contentType: string;
  /** What its readers should know of before they open it. */
  readonly cautions: readonly FileCaution[];
}

/** Enough for a signature, and little enough that nothing inside an archive is unpacked for it. */
const headBytes = 4100;

const ofCv: Partial<Record<DocumentExtension, ErrorDefinition | 'taken'>> = {
  pdf: 'taken',
  doc: 'taken',
  docx: 'taken',
  docm: uploadErrors.cv_macros,
  xls: uploadErrors.cv_office,
  xlsx: uploadErrors.cv_office,
  xlsm: uploadErrors.cv_office,
  ppt: uploadErrors.cv_office,
  pptx: uploadErrors.cv_office,
  pptm: uploadErrors.cv_office,
  odt: uploadErrors.cv_opendocument,
  ods: uploadErrors.cv_opendocument,
  odp: uploadErrors.cv_opendocument,
  zip: uploadErrors.cv_archive,
};

/**
 * What a CV is, by its bytes: what Word's and PDF's own readers open, without a password and without macros.
 * @throws ApiError 415 for anything but PDF and Word, and for Word with macros; 400 for one that is damaged or protected.
 */
export async function cvTypeOf(bytes: Buffer): Promise<DocumentType> {
  const kind = await documentKindOf(bytes);
  if (kind === null) throw new ApiError(await nameOther(bytes));
  if (!kind.isWhole) throw new ApiError(uploadErrors.cv_broken);
  const verdict = kind.isPages ? uploadErrors.cv_pages : (ofCv[kind.extension] ?? uploadErrors.cv_type);
  if (verdict !== 'taken') throw new ApiError(verdict);
  if (kind.cautions.includes('password')) throw new ApiError(uploadErrors.cv_protected);
  if (kind.cautions.includes('macros')) throw new ApiError(uploadErrors.cv_macros);
  return typeOf(kind);
}

/**
 * What the document of a proof is, pictures apart: a whole PDF without a password.
 * @throws ApiError 415 `proof_type`, 400 `file_broken` or `proof_protected`.
 */
export async function proofTypeOf(bytes: Buffer): Promise<DocumentType> {
  const kind = await documentKindOf(bytes);
  if (kind?.extension !== 'pdf') throw new ApiError(uploadErrors.proof_type);
  if (!kind.isWhole) throw new ApiError(uploadErrors.file_broken);
  if (kind.cautions.includes('password')) throw new ApiError(uploadErrors.proof_protected);
  return typeOf(kind);
}

/** What a file of a message is, pictures apart. @throws ApiError 415 `attachment_type`, 400 `file_broken`. */
export async function attachmentTypeOf(bytes: Buffer): Promise<DocumentType> {
  const kind = await documentKindOf(bytes);
  if (kind === null) throw new ApiError(uploadErrors.attachment_type);
  if (!kind.isWhole) throw new ApiError(uploadErrors.file_broken);
  return typeOf(kind);
}

const typeOf = ({ extension, cautions }: DocumentKind): DocumentType => ({
  extension,
  contentType: documentTypes[extension],
  cautions,
});

/** The refusal of what is no document that we know of, by what it is. */
async function nameOther(bytes: Buffer): Promise<ErrorDefinition> {
  const text = bytes
    .toString('latin1', 0, headBytes)
    .replace(/^\xef\xbb\xbf/, '')
    .trimStart();
  if (text.startsWith('{\\rtf')) return uploadErrors.cv_rtf;
  // a page of the web, alone or as the archive that Word saves
  if (/^(?:<\?xml[^>]{0,200}\?>\s{0,99})?<(?:!doctype\s+html|html|head|body)\b|^MIME-Version:/i.test(text))
    return uploadErrors.cv_html;
  if (/^<\?xml[^>]{0,200}\?>\s{0,99}<office:document\b/.test(text)) return uploadErrors.cv_opendocument;
  const detected = await fileTypeFromBuffer(bytes.subarray(0, headBytes));
  return detected?.mime.startsWith('image/') ? uploadErrors.cv_image : uploadErrors.cv_type;
}

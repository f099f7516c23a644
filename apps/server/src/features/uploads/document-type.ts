import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { uploadErrors } from '@mitoyen/contract/features/uploads/uploads.errors.ts';
import { fileTypeFromBuffer } from 'file-type';
import { readZip } from './read-zip.ts';

export interface DocumentType {
  readonly extension: 'pdf' | 'doc' | 'docx';
  readonly contentType: string;
}

const pdf: DocumentType = { extension: 'pdf', contentType: 'application/pdf' };
const doc: DocumentType = { extension: 'doc', contentType: 'application/msword' };
const docx: DocumentType = {
  extension: 'docx',
  contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/** Enough for the signature, and little enough that nothing inside an archive is unpacked for it. */
const headBytes = 4100;
const maxZipEntries = 2000;
const maxUnpackedBytes = 100 * 1024 * 1024;
const maxContentTypesBytes = 1024 * 1024;
const wordContentType = `${docx.contentType}.main+xml`;

/**
 * What a CV is, by its bytes.
 * @throws ApiError 415 for anything but PDF and Word, and for Word with macros; 400 for a damaged file.
 */
export async function documentTypeOf(bytes: Buffer): Promise<DocumentType> {
  const detected = await fileTypeFromBuffer(bytes.subarray(0, headBytes));
  if (detected?.mime === pdf.contentType) return checkedPdf(bytes);
  if (detected?.mime === 'application/x-cfb') return checkedDoc(bytes);
  if (bytes.toString('latin1', 0, 4) === 'PK\u0003\u0004') return checkedDocx(bytes);
  throw new ApiError(uploadErrors.cv_type);
}

/** @throws ApiError 415 `attachment_type` for anything but a PDF, 400 for a damaged one. */
export async function requirePdf(bytes: Buffer): Promise<DocumentType> {
  const detected = await fileTypeFromBuffer(bytes.subarray(0, headBytes));
  if (detected?.mime !== pdf.contentType) throw new ApiError(uploadErrors.attachment_type);
  return checkedPdf(bytes);
}

function checkedPdf(bytes: Buffer): DocumentType {
  if (!bytes.includes('%%EOF')) throw new ApiError(uploadErrors.file_broken);
  return pdf;
}

const utf16 = (text: string) => Buffer.from(text, 'utf16le');

/** All of Microsoft's older formats share one container: Word's holds this stream. Macros hold the others. */
function checkedDoc(bytes: Buffer): DocumentType {
  const hasMacros = ['_VBA_PROJECT', 'Macros'].some((name) => bytes.includes(utf16(name)));
  if (!bytes.includes(utf16('WordDocument')) || hasMacros) throw new ApiError(uploadErrors.cv_type);
  return doc;
}

async function checkedDocx(bytes: Buffer): Promise<DocumentType> {
  const { names, contentTypes, unpackedBytes } = await readPackage(bytes);
  const isWord = contentTypes.includes(wordContentType) && names.includes('word/document.xml');
  const hasMacros = /macroEnabled/i.test(contentTypes) || names.some((name) => /vbaProject/i.test(name));
  if (!isWord || hasMacros || unpackedBytes > maxUnpackedBytes) throw new ApiError(uploadErrors.cv_type);
  return docx;
}

async function readPackage(bytes: Buffer) {
  try {
    const entries = await readZip(bytes, maxZipEntries);
    const types = entries.find(({ name }) => name === '[Content_Types].xml');
    return {
      names: entries.map(({ name }) => name),
      contentTypes: types ? (await types.read(maxContentTypesBytes)).toString('utf8') : '',
      unpackedBytes: entries.reduce((total, entry) => total + entry.unpackedBytes, 0),
    };
  } catch (error) {
    throw new ApiError(uploadErrors.file_broken, { cause: error });
  }
}

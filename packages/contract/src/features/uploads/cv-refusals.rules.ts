import type { ErrorDefinition } from '../../core/api-error.ts';
import { uploadErrors } from './uploads.errors.ts';

const extensionsOf: Readonly<Partial<Record<keyof typeof uploadErrors, readonly string[]>>> = {
  cv_macros: ['docm', 'dotm'],
  cv_rtf: ['rtf'],
  cv_html: ['html', 'htm', 'mht', 'mhtml'],
  cv_opendocument: ['odt', 'ott', 'ods', 'odp', 'odg', 'fodt'],
  cv_pages: ['pages'],
  cv_office: ['xls', 'xlsx', 'xlsm', 'ppt', 'pptx', 'pptm'],
  cv_archive: ['zip'],
  cv_image: ['jpg', 'jpeg', 'png', 'webp', 'gif', 'heic', 'heif', 'tif', 'tiff', 'bmp'],
};

/** Why a file of this name is no CV, before it is sent: by its extension, since its bytes are the server's to look at. */
export function cvRefusalOf(fileName: string): ErrorDefinition {
  const extension = fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase();
  const found = Object.entries(extensionsOf).find(([, extensions]) => extensions.includes(extension));
  return uploadErrors[(found?.[0] ?? 'cv_type') as keyof typeof uploadErrors];
}

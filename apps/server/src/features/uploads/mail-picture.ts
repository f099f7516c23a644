import { buildUrl } from '@mitoyen/contract/core/define-route.ts';
import { uploadRoutes } from '@mitoyen/contract/features/uploads/uploads.contract.ts';
import { loadSharp } from '../../core/pictures/load-sharp.ts';

/** What mails show at 48 px, on screens of up to three times as many. */
const widthPixels = 160;

/** As JPEG: Outlook for Windows draws no WebP. */
export const mailPictureName = `${widthPixels}.jpg`;

/** The path of a public picture for mails, the same for every reader. */
export const mailPicturePath = (id: string): string =>
  buildUrl(uploadRoutes.picture, { params: { id, name: mailPictureName } });

/** The same picture as JPEG, what can be seen through on white. Some milliseconds: it is small. */
export async function asJpeg(webp: Buffer): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(webp, { failOn: 'error' }).flatten({ background: '#ffffff' }).jpeg({ quality: 82 }).toBuffer();
}

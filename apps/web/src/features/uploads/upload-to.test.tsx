import { uploadRoutes } from '@mitoyen/contract/features/uploads/uploads.contract.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { clientErrors } from '../../core/api/client.errors.ts';
import { formUploadTexts } from './form-upload.texts.ts';
import { uploadTo } from './upload-to.ts';

afterEach(() => vi.unstubAllGlobals());

/** A connection that is lost as soon as something is sent. */
class LostRequest extends EventTarget {
  readonly upload = new EventTarget();
  open(): void {}
  setRequestHeader(): void {}
  send(): void {
    this.dispatchEvent(new Event('error'));
  }
}

test('a connection lost while a file is sent is told in the words of its field', async () => {
  vi.stubGlobal('XMLHttpRequest', LostRequest);
  const file = new File(['%PDF'], 'cv.pdf');
  const options = { onProgress: () => undefined, signal: new AbortController().signal };
  const toCv = uploadTo(uploadRoutes.cv, formUploadTexts.cvFailure)(file, options);
  await expect(toCv).rejects.toThrow('Erreur lors de l’upload du CV.');
  const toAvatar = uploadTo(uploadRoutes.avatar)(file, options);
  await expect(toAvatar).rejects.toThrow(clientErrors.network.message);
});

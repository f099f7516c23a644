import { uploadRoutes } from '@mitoyen/contract/features/uploads/uploads.contract.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clientErrors } from '../../core/api/client.errors.ts';
import { uploadFile } from './upload-file.ts';

/** A connection over which only that happens which a test says. */
class ScriptedRequest extends EventTarget {
  readonly upload = new EventTarget();
  readonly abort = vi.fn();
  open(): void {}
  setRequestHeader(): void {}
  send(): void {
    request = this;
  }
  progress(loaded: number): void {
    const event = Object.assign(new Event('progress'), { loaded, total: 100, lengthComputable: true });
    this.upload.dispatchEvent(event);
  }
}
let request: ScriptedRequest;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', ScriptedRequest);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A file on its way, and what became of it. */
function startUpload() {
  const sending = { outcome: 'under way' };
  uploadFile(uploadRoutes.avatar, new File(['x'], 'a.png')).then(
    () => Object.assign(sending, { outcome: 'sent' }),
    (error) => Object.assign(sending, { outcome: error.code }),
  );
  return sending;
}
const secondsPass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

test('an upload that nothing is heard of for 30 s is given up, not one second before', async () => {
  const sending = startUpload();
  await secondsPass(29);
  expect(sending.outcome).toBe('under way');
  expect(request.abort).not.toHaveBeenCalled();
  await secondsPass(1);
  expect(sending.outcome).toBe(clientErrors.network.code);
  expect(request.abort).toHaveBeenCalledOnce();
});

test('each progress gives it 30 s more, however long the whole takes', async () => {
  const sending = startUpload();
  for (const loaded of [1, 2, 3, 4]) {
    await secondsPass(29);
    request.progress(loaded);
  }
  await secondsPass(29);
  expect(sending.outcome).toBe('under way');
  await secondsPass(1);
  expect(sending.outcome).toBe(clientErrors.network.code);
});

test('a file that is there whole has 60 s for its answer', async () => {
  const sending = startUpload();
  request.progress(100);
  await secondsPass(59);
  expect(sending.outcome).toBe('under way');
  await secondsPass(1);
  expect(sending.outcome).toBe(clientErrors.network.code);
});

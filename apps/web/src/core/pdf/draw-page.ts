import type { PdfPage } from './open-pdf.ts';

/** A page that takes longer to draw than was allowed. */
export class PageTooSlow extends Error {
  override readonly name = 'PageTooSlow';
}

interface DrawOptions {
  /** Of the picture, in pixels. */
  readonly longSide: number;
  readonly limitMs: number;
  readonly signal: AbortSignal;
}

/** Calls back after so much time with the page visible: hidden pages draw nothing. */
function afterTimeInSight(limitMs: number, callBack: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const begin = () => {
    timer = setTimeout(() => {
      if (!document.hidden) return callBack();
      document.addEventListener('visibilitychange', begin, { once: true });
    }, limitMs);
  };
  begin();
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', begin);
  };
}

/** Frees the memory of a canvas at once; browsers would wait for their garbage collection. */
export function freeCanvas(canvas: HTMLCanvasElement): void {
  canvas.width = 0;
  canvas.height = 0;
}

/**
 * Draws a page on white. The caller has to free the canvas.
 * @throws PageTooSlow, the signal's reason, or what is wrong with the page
 */
export async function drawPage(
  page: PdfPage,
  { longSide, limitMs, signal }: DrawOptions,
): Promise<HTMLCanvasElement> {
  signal.throwIfAborted();
  const { width, height } = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: longSide / Math.max(width, height) });
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(viewport.width));
  canvas.height = Math.max(1, Math.round(viewport.height));
  const task = page.render({ canvas, viewport });
  let isTooSlow = false;
  const cancel = () => task.cancel();
  const forgetLimit = afterTimeInSight(limitMs, () => {
    isTooSlow = true;
    cancel();
  });
  signal.addEventListener('abort', cancel, { once: true });
  try {
    await task.promise;
    return canvas;
  } catch (error) {
    freeCanvas(canvas);
    signal.throwIfAborted();
    throw isTooSlow ? new PageTooSlow() : error;
  } finally {
    forgetLimit();
    signal.removeEventListener('abort', cancel);
    page.cleanup();
  }
}

/** As in `base.css`. */
const animationName = 'laid-out-later';
/** A little more than the last part's delay, in milliseconds: in a background tab no animation progresses. */
const mostMs = 200;

const wait = (ms?: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Waits until the parts in which a page opens are laid out, each in a task of its own. Removing their mark
 * earlier would make the browser lay out all the rest in one task.
 */
export async function partsLaidOut(): Promise<void> {
  const coming = (document.getAnimations() as CSSAnimation[]).filter(
    (one) => one.animationName === animationName,
  );
  await Promise.race([Promise.allSettled(coming.map(({ finished }) => finished)), wait(mostMs)]);
  // the browser says so amid the frame that lays out the last one
  await wait();
}

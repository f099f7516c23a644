import type { createBrowserRouter } from 'react-router';

/** As in `fonts.css`. */
const families = ['Bricolage Late', 'Instrument Late'];

/**
 * A page keeps the typefaces that it was first painted in. Those that came too late for it are for the pages that follow,
 * from the first on after they are there: it is laid out anew anyway.
 */
export async function followInLateFonts(
  router: Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>,
): Promise<void> {
  await Promise.all(families.map((family) => document.fonts.load(`1em "${family}"`)));
  const first = router.state.location.pathname;
  const stop = router.subscribe(({ location }) => {
    if (location.pathname === first) return;
    document.documentElement.dataset.fonts = 'late';
    stop();
  });
}

import { createMemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { followInLateFonts } from './late-fonts.ts';

afterEach(() => void vi.unstubAllGlobals());

/** A document whose typefaces are there once `come` is called. */
function openPage() {
  let come = () => {};
  const loaded = new Promise<void>((resolve) => {
    come = resolve;
  });
  const documentElement = { dataset: {} as Record<string, string> };
  vi.stubGlobal('document', { documentElement, fonts: { load: () => loaded } });
  return { come: () => come(), marked: () => documentElement.dataset.fonts };
}

const createRouter = () =>
  createMemoryRouter([{ path: '*', element: null }], { initialEntries: ['/freelancers'] });

test('typefaces that come late are for the pages that follow', async () => {
  const { come, marked } = openPage();
  const router = createRouter();
  const following = followInLateFonts(router);
  come();
  await following;
  expect(marked()).toBeUndefined();
  await router.navigate('/freelancers?search=bim');
  expect(marked()).toBeUndefined();
  await router.navigate('/jobs');
  expect(marked()).toBe('late');
});

test('a page that follows before they are there keeps its own as well', async () => {
  const { come, marked } = openPage();
  const router = createRouter();
  const following = followInLateFonts(router);
  await router.navigate('/jobs');
  come();
  await following;
  expect(marked()).toBeUndefined();
  await router.navigate('/emplois');
  expect(marked()).toBe('late');
});

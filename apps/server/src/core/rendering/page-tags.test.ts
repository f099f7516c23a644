import { expect, test } from 'vitest';
import { noteCall, withTags } from './page-tags.ts';

const id = '01890000-0000-7000-8000-000000000001';

test('a page carries the tags of what it loads, each once, apart from pages made at the same time', async () => {
  const made = (...paths: string[]) =>
    withTags(async () => {
      for (const path of paths) {
        await null;
        noteCall(path);
      }
      return paths.length;
    });
  const [offer, list] = await Promise.all([
    made(`/api/appels-doffre/${id}`, `/api/companies/${id}?x=1`),
    made('/api/profiles?seed=a', '/api/profiles?seed=b'),
  ]);
  expect(offer).toEqual({ page: 2, tags: ['pages', expect.stringMatching(/^[0-9a-f]{16}$/)] });
  expect(list).toEqual({ page: 2, tags: ['pages', 'd970728376beb137'] });
  expect(offer.tags.join()).not.toContain('01890000');
});

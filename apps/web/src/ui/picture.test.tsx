import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Picture, PicturesUrl } from './picture.tsx';

const id = '01900000-0000-7000-8000-0000000000fa';
const host = 'https://images.exemple.fr/pictures';

function shown(src: string, url: string) {
  const picture = <Picture src={src} alt="" width={640} height={480} sizes="10rem" widths={[160, 320]} />;
  const { container, unmount } = render(<PicturesUrl value={url}>{picture}</PicturesUrl>);
  const html = container.innerHTML;
  const sets = [...container.querySelectorAll('source, img')].map((one) => one.getAttribute('srcset'));
  const src_ = container.querySelector('img')?.getAttribute('src');
  unmount();
  return { html, sets, src: src_ };
}

test('without an address of their own, pictures come from the server, which chooses the format', () => {
  const { sets, src, html } = shown(`/files/${id}`, '');
  expect(sets).toEqual([`/files/${id}?w=160 160w, /files/${id}?w=320 320w`]);
  expect(src).toBe(`/files/${id}?w=320`);
  expect(html).not.toContain('<picture>');
});

test('with one, each width has an address in each format, and the browser chooses', () => {
  const { sets, src, html } = shown(`/files/${id}`, host);
  expect(html).toContain('<source type="image/avif"');
  expect(sets).toEqual([
    `${host}/${id}/160.avif 160w, ${host}/${id}/320.avif 320w`,
    `${host}/${id}/160.webp 160w, ${host}/${id}/320.webp 320w`,
  ]);
  expect(src).toBe(`${host}/${id}/320.webp`);
});

test.each([
  'blob:https://exemple.fr/1',
  'data:image/gif;base64,R0',
  'https://exemple.fr/a.jpg',
  '/share.png',
])('%s is fetched from where it is', (other) => {
  expect(shown(other, host).html).not.toContain(host);
});

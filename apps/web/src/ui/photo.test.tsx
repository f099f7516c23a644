import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Photo } from './photo.tsx';

afterEach(cleanup);

const preview = 'data:image/webp;base64,UklGRg==';
const photo = { url: '/files/1', alt: 'Façade', width: 700, height: 400, preview };

test('asks for the widths there are, holds its place, and shows a blur until it is there', () => {
  const { container } = render(<Photo photo={photo} sizes="50vw" />);
  const image = screen.getByRole('img', { name: 'Façade' });
  expect(image.getAttribute('srcset')).toBe(
    '/files/1?w=160 160w, /files/1?w=320 320w, /files/1?w=640 640w, /files/1?w=960 960w',
  );
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['700', '400']);
  expect(container.querySelector(`img[src="${preview}"]`)?.getAttribute('alt')).toBe('');
  fireEvent.load(image);
  expect(container.querySelector(`img[src="${preview}"]`)).toBeNull();
});

test('is cropped around its focus without an inline style', () => {
  const { container } = render(<Photo photo={{ ...photo, focusX: 12, focusY: 88 }} sizes="50vw" />);
  const frame = container.firstElementChild;
  expect([frame?.getAttribute('data-focus-x'), frame?.getAttribute('data-focus-y')]).toEqual(['10', '90']);
  expect(container.querySelector('[style]')).toBeNull();
});

test('a panorama that fills a frame is asked for in widths that leave its height sharp', () => {
  const panorama = { ...photo, width: 4096, height: 307 };
  render(<Photo photo={panorama} sizes="14rem" />);
  render(<Photo photo={{ ...panorama, alt: 'Entière' }} sizes="14rem" fit="natural" />);
  const asked = (name: string) =>
    screen
      .getByRole('img', { name })
      .getAttribute('srcset')
      ?.match(/\d+(?=w)/g)
      ?.map(Number);
  expect(asked('Façade')).toEqual([2800, 4096]);
  expect(asked('Entière')).toEqual([160, 320, 640, 960, 1600]);
});

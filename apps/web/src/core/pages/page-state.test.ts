import { expect, test } from 'vitest';
import { pageConfig } from './page-config.fixture.ts';
import { type PageState, serialisePageState } from './page-state.ts';

test('what people typed cannot end the script element that carries a page’s data', () => {
  const typed = '</script><script>alert(1)</script><!--<script>';
  const state = { config: { ...pageConfig, publisherName: typed } } as PageState;
  const text = serialisePageState(state);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual(state);
});

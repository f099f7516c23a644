import { freelanceProfileBody } from '@mitoyen/contract/features/freelances/freelances.schemas.ts';
import { reservedTitleOf } from '@mitoyen/contract/features/vocabulary/reserved-titles.ts';
import { expect, test } from 'vitest';
import { freelanceFormTexts } from './freelance-form.texts.ts';

test('no title is given as an example that the form then advises against', () => {
  const read = freelanceProfileBody.safeParse({});
  const fault = read.error?.issues.find(({ path }) => path[0] === 'title')?.message ?? '';
  for (const text of [freelanceFormTexts.titleHint, fault]) {
    const [, example = 'Architecte'] = /par exemple (?:«\s)?(.+?)(?:\s»)?\.$/u.exec(text) ?? [];
    expect([text, reservedTitleOf(example)]).toEqual([text, null]);
  }
});

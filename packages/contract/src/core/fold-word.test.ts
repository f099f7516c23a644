import { expect, test } from 'vitest';
import { foldWord } from './fold-word.ts';

test.each([
  ['Architecte', 'architecte'],
  ["D'ŒUVRE", "d'oeuvre"],
  ['d’Œuvre', "d'oeuvre"],
  ['Élévation', 'elevation'],
  ['ÆDIFICE', 'aedifice'],
  ['ﬁnition', 'finition'],
  ['~B.I.M. 3D@', '~b.i.m. 3d@'],
  ['', ''],
])('%s is the word %s', (word, folded) => {
  expect(foldWord(word)).toBe(folded);
  expect(foldWord(folded)).toBe(folded);
});

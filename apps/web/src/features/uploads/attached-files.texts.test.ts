import { expect, test } from 'vitest';
import { cautionSentences } from './attached-files.texts.ts';

test('what a file holds is one sentence, what it asks for another', () => {
  expect(cautionSentences([])).toEqual([]);
  expect(cautionSentences(['script', 'embedded', 'macros'])).toEqual([
    'Ce fichier contient du JavaScript, d’autres fichiers et des macros\u00a0: n’activez rien sans connaître son auteur.',
  ]);
  expect(cautionSentences(['password', 'unread', 'launch'])).toHaveLength(3);
});

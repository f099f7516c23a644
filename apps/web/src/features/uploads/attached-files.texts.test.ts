import { expect, test } from 'vitest';
import { cautionSentences } from './attached-files.texts.ts';

test('what a file holds is one sentence, what it asks for another', () => {
  expect(cautionSentences([])).toEqual([]);
  expect(cautionSentences(['script', 'embedded', 'macros'])).toEqual([
    'Ce fichier contient du JavaScript, d’autres fichiers et des macros\u00a0: n’activez rien sans connaître son auteur.',
  ]);
  expect(cautionSentences(['password', 'unread', 'launch'])).toEqual([
    'Ce fichier contient une commande qui lance un programme\u00a0: n’activez rien sans connaître son auteur.',
    'Ce fichier demande un mot de passe\u00a0: demandez-le à son auteur.',
    'Ce fichier n’a pas pu être examiné en entier\u00a0: ne l’ouvrez que si vous connaissez son auteur.',
  ]);
});

import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { openPdf } from '../../apps/web/src/core/pdf/open-pdf.ts';
import { readPageText } from '../../apps/web/src/core/pdf/read-page-text.ts';
import { groupPages } from '../../apps/web/src/features/portfolio/pdf/group-pages.ts';
import type { PageReading } from '../../apps/web/src/features/portfolio/pdf/page-reading.ts';
import { proposeProject } from '../../apps/web/src/features/portfolio/pdf/propose-project.ts';

/** What is found in a book of the corpus: each group with its pages, and its title as it is proposed. */
async function groupsIn(name: string) {
  const pdf = await openPdf(new Blob([await readFile(new URL(`pdf-corpus/${name}`, import.meta.url))]));
  const readings: PageReading[] = [];
  for (let number = 1; number <= pdf.pageCount; number += 1)
    readings.push({ number, text: await readPageText(await pdf.page(number), await pdf.layers()) });
  const groups = groupPages(readings, await pdf.outline());
  await pdf.close();
  return groups.map((group) => {
    const { title, year, surfaceSquareMetres } = proposeProject(group, readings);
    return [group.kind, group.pages.join(' '), title, year, surfaceSquareMetres];
  });
}

test('boards of A0 by Cairo belong together by their title blocks', async () => {
  expect(await groupsIn('cairo.pdf')).toEqual([
    ['project', '1 2', 'Maison des associations', '', ''],
    ['project', '3 4', 'Groupe scolaire Pasteur', '', ''],
  ]);
});

test('pages of Inkscape begin projects by their large letters, whatever stands on a hidden layer', async () => {
  expect(await groupsIn('inkscape.pdf')).toEqual([
    ['project', '1 2', 'Halle de Crest', '2022', '840'],
    ['project', '3 4', 'Refuge du lac, Chamonix', '', ''],
  ]);
});

test('slides of LibreOffice are grouped by what they say, not by the outline that it writes for each', async () => {
  expect(await groupsIn('libreoffice.pdf')).toEqual([
    ['cover', '1', 'Portfolio', '', ''],
    ['project', '2 3', 'Médiathèque de Riom', '2021', '2450'],
    ['project', '4 5', 'Six logements en bois, Nantes', '', ''],
  ]);
});

test('a drawing whose lettering is strokes is a project without a title', async () => {
  expect(await groupsIn('librecad.pdf')).toEqual([['project', '1', '', '', '']]);
});

test('a form’s fields and inks that overprint are pages of a project, and what is typed into a field proposes nothing', async () => {
  for (const name of ['libreoffice-form.pdf', 'overprint.pdf'])
    expect(await groupsIn(name)).toEqual([['project', '1', '', '', '']]);
});

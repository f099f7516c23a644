import { makePdf } from '../../../core/pdf/make-pdf.fixture.ts';
import { openPdf } from '../../../core/pdf/open-pdf.ts';
import { readPageText } from '../../../core/pdf/read-page-text.ts';
import type { PageReading } from './page-reading.ts';

type MadePages = Parameters<typeof makePdf>[0]['pages'];
type MadePage = MadePages[number];

const line = (text: string, x: number, y: number, size = 11) => ({ text, x, y, size });

/** Lines of a text, one under the other, from a place downwards. */
const textAt = (lines: readonly string[], x: number, y: number, size = 11) =>
  lines.map((text, at) => line(text, x, y - at * size * 1.4, size));

/** A plan in thin lines. */
const plan = [
  '0.5 w',
  ...Array.from({ length: 12 }, (_, at) => `${300 + at * 40} 120 m ${300 + at * 40} 420 l S`),
  '300 120 440 300 re S',
].join('\n');
/** Areas of colour. */
const render = '0.75 0.85 0.95 rg 40 60 760 380 re f 0.55 0.25 0.2 rg 200 60 300 220 re f 0 g';

/** A portfolio as many are: cover, contents, four projects of one to three pages, a CV and a contact. A4, landscape. */
export const book: MadePages = [
  { lines: [line('Portfolio', 80, 300, 60), line('Inès Quentin, architecte DE', 80, 250, 16)] },
  {
    lines: [
      line('Sommaire', 60, 500, 30),
      ...textAt(
        ['Médiathèque de Riom 3', 'Six logements en bois 6', 'École Jules-Ferry 8', 'Halle de marché 9'],
        60,
        440,
      ),
    ],
  },
  {
    lines: [
      line('MÉDIATHÈQUE DE RIOM', 60, 520, 34),
      ...textAt(
        ['Lieu : Riom (63)', 'Surface de plancher : 2 450 m²', 'Livraison : 2021', 'Mission : ESQ à DET'],
        60,
        480,
      ),
      ...textAt(
        [
          'La médiathèque prolonge la place du marché par une salle de lec-',
          'ture ouverte sur le jardin, sous une charpente en sapin du Livradois.',
        ],
        60,
        400,
      ),
    ],
    drawing: plan,
  },
  { lines: [line('Plan du rez-de-chaussée', 60, 40, 9)], drawing: plan },
  { lines: [line('Coupe longitudinale', 60, 40, 9)], drawing: plan },
  {
    lines: [
      line('Six logements en bois', 60, 520, 34),
      ...textAt(['Localisation :', 'Nantes', 'Concours 2019', 'Agence : Atelier Nord'], 60, 480),
      ...textAt(['Logiciels : Revit, AutoCAD', 'Rôle : Cheffe de projet'], 60, 420),
    ],
    drawing: render,
  },
  { lines: [], drawing: render },
  { lines: [line('École Jules-Ferry', 60, 520, 34), line('1 250 m² – 2016-2018', 60, 480)], drawing: plan },
  { lines: [line('Halle de marché', 60, 520, 34), line('Phases APS, APD, PRO', 60, 480)], drawing: render },
  {
    lines: [
      ...textAt(['Formation', 'ENSA Lyon, 2012-2018'], 60, 500, 14),
      ...textAt(['Expériences', 'Atelier Nord, 2018-2022'], 60, 400, 14),
      ...textAt(['Langues', 'Français, anglais'], 60, 300, 14),
    ],
  },
  { lines: [line('Merci', 60, 300, 40), line('ines@exemple.fr – 06 12 34 56 78', 60, 250)] },
];

/** The pages as they are read, from a PDF. */
export async function readBook(pages: MadePages, outline: Parameters<typeof makePdf>[0]['outline'] = []) {
  const pdf = await openPdf(makePdf({ pages, outline }));
  const readings: PageReading[] = [];
  for (let number = 1; number <= pdf.pageCount; number += 1)
    readings.push({ number, text: await readPageText(await pdf.page(number), await pdf.layers()) });
  const entries = await pdf.outline();
  await pdf.close();
  return { readings, outline: entries };
}

/** A board of a project, as boards have it: nothing large, and a title block in the lower right corner. */
export function board(project: string, drawing: string, number: number): MadePage {
  return {
    width: 2384,
    height: 1684,
    lines: [
      ...textAt([`Projet : ${project}`, 'Inès Quentin architecte', `${drawing} - ${number}`], 2000, 120, 14),
      line('Le rez-de-chaussée s’ouvre au sud sur la cour plantée de tilleuls.', 100, 1500, 14),
    ],
    drawing: plan,
  };
}

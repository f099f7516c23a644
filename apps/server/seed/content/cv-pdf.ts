import { a4, type PdfItem, wrapText, writePdf } from '@mitoyen/pdf';
import type { DemoJobseeker } from './jobseekers.ts';

const ink = [0.15, 0.14, 0.12] as const;
const clay = [0.71, 0.28, 0.17] as const;
const sand = [0.64, 0.61, 0.56] as const;

interface Line {
  readonly text: string;
  readonly size: number;
  readonly bold?: boolean;
  /** Space above, in points. */
  readonly above?: number;
  readonly rule?: boolean;
}

/** The lines one below the other, under a bar of the house's colour. */
function pageOf(lines: readonly Line[]): PdfItem[] {
  let y = a4.margin;
  const items: PdfItem[] = [{ barAt: 0, height: 8, color: clay }];
  for (const { text, size, bold = false, above = 0, rule = false } of lines) {
    y += above;
    for (const piece of wrapText(text, { size, isBold: bold }, a4.width - 2 * a4.margin)) {
      y += size * 1.4;
      items.push({ text: piece, x: a4.margin, y, size, isBold: bold, color: ink });
    }
    if (rule) {
      y += 6;
      items.push({ ruleAt: y, color: sand });
    }
  }
  return items;
}

/** The CV of a job seeker of the demonstration, as a PDF of one page. */
export function createCvPdf(jobseeker: DemoJobseeker): Buffer {
  const { fullName, title, specialization, location, experienceYears, description, skills } = jobseeker;
  const years =
    experienceYears === 0
      ? 'Premier poste'
      : `${experienceYears} ${experienceYears > 1 ? 'ans' : 'an'} d’expérience`;
  const heading = (text: string): Line => ({ text, size: 12, bold: true, above: 20, rule: true });
  const lines: Line[] = [
    { text: fullName, size: 26, bold: true },
    { text: `${title} – ${specialization}`, size: 14 },
    { text: `${location} – ${years}`, size: 11 },
    heading('Profil'),
    { text: description.replaceAll('\u00a0', ' '), size: 11 },
    heading('Compétences'),
    ...skills.map((skill): Line => ({ text: `•  ${skill}`, size: 11 })),
    heading('Disponibilité'),
    { text: jobseeker.availability, size: 11 },
    {
      text: `Salaire souhaité\u00a0: ${jobseeker.expectedSalaryEuros.toLocaleString('fr-FR').replace(/\s/gu, ' ')} € par an`,
      size: 11,
    },
    { text: 'Curriculum vitæ de démonstration\u00a0: cette personne n’existe pas.', size: 8, above: 40 },
  ];
  return Buffer.from(writePdf(`CV de ${fullName}`, pageOf(lines)));
}

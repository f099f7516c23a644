import type { DemoJobseeker } from './jobseekers.ts';

/** A page of A4 in points. */
const page = { width: 595, height: 842, margin: 56 } as const;

interface Line {
  readonly text: string;
  readonly size: number;
  readonly bold?: boolean;
  /** Space above, in points. */
  readonly above?: number;
  readonly rule?: boolean;
}

/** WinAnsi has the French letters, but not the typographic apostrophe and spaces as such: their codes differ. */
const winAnsi: Readonly<Record<string, number>> = {
  '’': 0x92,
  '–': 0x96,
  œ: 0x9c,
  Œ: 0x8c,
  '€': 0x80,
  '\u202f': 0xa0,
  '•': 0x95,
};

function pdfString(text: string): string {
  const bytes = [...text].map((char) => winAnsi[char] ?? char.codePointAt(0) ?? 0x3f);
  const spelled = (byte: number) =>
    byte > 126 || byte < 32 || byte === 0x28 || byte === 0x29 || byte === 0x5c
      ? `\\${(byte > 255 ? 0x3f : byte).toString(8).padStart(3, '0')}`
      : String.fromCharCode(byte);
  return `(${bytes.map(spelled).join('')})`;
}

/** Breaks a text so that lines stay within the page, taking half the size as a letter's mean width. */
function wrap(text: string, size: number): string[] {
  const most = Math.floor((page.width - 2 * page.margin) / (size * 0.5));
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + word.length + 1 > most) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line];
}

function contentOf(lines: readonly Line[]): string {
  let y = page.height - page.margin;
  const parts = ['0.71 0.28 0.17 rg 0 834 595 8 re f 0.15 0.14 0.12 rg 0.64 0.61 0.56 RG 0.6 w'];
  for (const { text, size, bold = false, above = 0, rule = false } of lines) {
    y -= above;
    for (const piece of wrap(text, size)) {
      y -= size * 1.4;
      parts.push(
        `BT /${bold ? 'F2' : 'F1'} ${size} Tf ${page.margin} ${y.toFixed(1)} Td ${pdfString(piece)} Tj ET`,
      );
    }
    if (rule) {
      y -= 6;
      parts.push(`${page.margin} ${y.toFixed(1)} m ${page.width - page.margin} ${y.toFixed(1)} l S`);
    }
  }
  return parts.join('\n');
}

/** A file of PDF 1.4 with one page, in the viewer's own Helvetica (ISO 32000-1, annex H.2). */
function onePagePdf(lines: readonly Line[], title: string): Buffer {
  const content = contentOf(lines);
  const font = (name: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (fr-FR) >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Contents 4 0 R ` +
      '/Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Title ${pdfString(title)} >>`,
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = file.length;
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 7 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
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
      text: `Salaire souhaité : ${jobseeker.expectedSalaryEuros.toLocaleString('fr-FR').replace(/\s/gu, ' ')} € par an`,
      size: 11,
    },
    { text: 'Curriculum vitæ de démonstration : cette personne n’existe pas.', size: 8, above: 40 },
  ];
  return onePagePdf(lines, `CV de ${fullName}`);
}

/**
 * Makes `pieces.json` anew: lays the people of `people.txt` out as Word documents, prints them with LibreOffice
 * (`apt-get install libreoffice-writer fonts-crosextra-carlito fonts-liberation`) and reads them as the form does. Run by
 * hand after a change of either: `node print-office.fixture.ts [FOLDER]`, where a folder keeps the documents.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPdfPieces } from '../../file/read-pdf.ts';
import { readPeople } from '../people.fixture.ts';
import { officeDocument } from './lay-out.fixture.ts';

const [kept] = process.argv.slice(2);
const folder = kept ?? mkdtempSync(join(tmpdir(), 'cvs-'));
const rounded = (points: number) => Math.round(points * 10) / 10;

const counted = new Map<string, number>();
const files = readPeople(new URL('./people.txt', import.meta.url)).map((person, index) => {
  const at = counted.get(person.layout) ?? 0;
  counted.set(person.layout, at + 1);
  const file = join(folder, `cv-${index}-${person.layout}.docx`);
  writeFileSync(file, officeDocument(person, at));
  return file;
});
const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
execFileSync('soffice', [profile, '--headless', '--convert-to', 'pdf', '--outdir', folder, ...files], {
  stdio: 'ignore',
});
const rows: string[] = [];
for (const file of files) {
  const pieces = await readPdfPieces(new Blob([readFileSync(file.replace(/docx$/, 'pdf'))]));
  rows.push(
    JSON.stringify(
      pieces.map(({ text, x, y, width, size, page }) => [text, ...[x, y, width, size].map(rounded), page]),
    ),
  );
}
writeFileSync(new URL('./pieces.json', import.meta.url), `[\n${rows.join(',\n')}\n]\n`);
if (kept === undefined) rmSync(folder, { recursive: true });

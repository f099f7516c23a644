/**
 * Makes `pieces.json` anew: lays the people of `people.txt` out, prints them with Chromium and reads them as the form does.
 * Run by hand after a change of either: `CHROMIUM_PATH=/usr/bin/chromium node print-people.fixture.ts`.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPdfPieces } from '../file/read-pdf.ts';
import { layOut } from './lay-out.fixture.ts';
import { type OwnLayout, type Person, people } from './people.fixture.ts';

const browser = process.env.CHROMIUM_PATH ?? 'chromium';
const folder = mkdtempSync(join(tmpdir(), 'cvs-'));
const rounded = (points: number) => Math.round(points * 10) / 10;

async function piecesOf(person: Person<OwnLayout>, at: number): Promise<unknown[]> {
  const [page, file] = [join(folder, 'cv.html'), join(folder, 'cv.pdf')];
  writeFileSync(page, layOut(person, at));
  const options = ['--headless', '--no-sandbox', '--no-pdf-header-footer', `--print-to-pdf=${file}`];
  execFileSync(browser, [...options, `file://${page}`], { stdio: 'ignore' });
  const pieces = await readPdfPieces(new Blob([readFileSync(file)]));
  return pieces.map(({ text, x, y, width, size, page }) => [text, ...[x, y, width, size].map(rounded), page]);
}

const counted = new Map<string, number>();
const rows: string[] = [];
for (const person of people) {
  const at = counted.get(person.layout) ?? 0;
  counted.set(person.layout, at + 1);
  rows.push(JSON.stringify(await piecesOf(person, at)));
}
writeFileSync(new URL('./pieces.json', import.meta.url), `[\n${rows.join(',\n')}\n]\n`);
rmSync(folder, { recursive: true });

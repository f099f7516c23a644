import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { asNewFreelance } from '../support/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import { atRequest, corpus, dialog, uploads } from '../support/book-dialog.ts';
import { differenceOf } from '../support/colours.ts';
import { refuseCookies } from '../support/people.ts';
import { gradientEnergy } from '../support/sharpness.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(({ page }) => refuseCookies(page));

/** Where the corpus' patches are, as shares of the page: six by four, unless the corpus says where. */
const patches = Array.from({ length: 24 }, (_, at) => [((at % 6) + 0.5) / 6, (Math.floor(at / 6) + 0.5) / 4]);

/** The colours of the corpus' patches, as the page's small picture shows them. */
function shownPatches(page: Page, places: number[][]): Promise<number[][]> {
  return dialog(page)
    .locator('li img')
    .last()
    .evaluate(async (image: HTMLImageElement, shares) => {
      await image.decode();
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
      const pen = canvas.getContext('2d');
      pen?.drawImage(image, 0, 0);
      return shares.map(([x = 0, y = 0]) => {
        const [across, down] = [Math.floor(x * canvas.width), Math.floor(y * canvas.height)];
        return [...(pen?.getImageData(across, down, 1, 1).data ?? [])].slice(0, 3);
      });
    }, places);
}

/** The picture in the body of an upload. */
function pngIn(body: Buffer): Buffer {
  const begin = body.indexOf(Buffer.from([0x89, 0x50, 0x4e, 0x47]));
  return body.subarray(begin, body.indexOf('IEND') + 8);
}

/** In a page without a policy, which takes the measure by its source. */
async function sharpnessOf(page: Page, png: Buffer): Promise<{ longSide: number; energy: number }> {
  const empty = await page.context().newPage();
  const measured = await empty.evaluate(
    async ([data, source]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
      const pen = canvas.getContext('2d');
      pen?.drawImage(image, 0, 0);
      const { data: pixels } = pen?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
      const energyOf = new Function(`return ${source}`)();
      return {
        longSide: Math.max(canvas.width, canvas.height),
        energy: energyOf(pixels, canvas.width, 4) as number,
      };
    },
    [png.toString('base64'), gradientEnergy.toString()] as const,
  );
  await empty.close();
  return measured;
}

test('what books hold and what programs write is drawn in its colours, lines sharp; a protected book asks for its password', async ({
  page,
}) => {
  await asNewFreelance(page);
  await page.goto('/profile/portfolio');
  await page.getByRole('button', { name: 'Déposer mon book en PDF' }).click();
  const pick = dialog(page).getByLabel('Votre book en PDF');
  const another = dialog(page).getByRole('button', { name: 'Choisir un autre PDF' });
  const told = async (list: string) => JSON.parse(await readFile(corpus + list, 'utf8'));
  const programs: Record<string, { colours: number[][]; places?: number[][]; sharpness?: number }> =
    await told('programs.json');
  const expected: Record<string, number[][]> = await told('colours.json');
  for (const [name, { colours }] of Object.entries(programs)) expected[name] = colours;
  for (const [name, colours] of Object.entries(expected)) {
    await pick.setInputFiles(corpus + name);
    await expect(another).toBeVisible();
    const shown = await shownPatches(page, programs[name]?.places ?? patches);
    const differences = shown.map((colour, at) => differenceOf(colour, colours[at] ?? []));
    expect.soft(Math.max(...differences), `${name}: ${differences.map(Math.round)}`).toBeLessThanOrEqual(3);
    await another.click();
  }

  // a board of A0 in hairlines, as it is sent. Poppler moves them to whole pixels, here they lie where they are drawn: half
  // the energy then is as sharp as it can be
  const sent = new Promise<Buffer>((resolve) => {
    void atRequest(page, uploads, 1, async (route) => {
      resolve(route.request().postDataBuffer() ?? Buffer.alloc(0));
      await route.abort();
      return false;
    });
  });
  await pick.setInputFiles(`${corpus}cairo.pdf`);
  await dialog(page).getByRole('button', { name: 'Créer 2 projets' }).click();
  const sharpness = await sharpnessOf(page, pngIn(await sent));
  expect(sharpness.longSide).toBe(2800);
  expect(sharpness.energy / (programs['cairo.pdf']?.sharpness ?? 0)).toBeGreaterThanOrEqual(0.5);
  await another.click();
  await pick.setInputFiles(`${corpus}locked.pdf`);
  const password = dialog(page).getByLabel('Mot de passe du PDF');
  await password.fill('érable');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText('Ce mot de passe n’ouvre pas ce PDF')).toBeVisible();
  await expectAccessible(page, 'book that wants a password');
  await password.fill('tilleul');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByLabel('Titre du projet')).toBeVisible();
});

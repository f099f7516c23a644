import { openAlive } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;

for (const [kind, path] of [
  ['freelance', '/freelancer/'],
  ['jobseeker', '/jobseeker/'],
] as const)
  test(`a ${kind}’s profile prints on two pages at most, without what is pressed, with its address`, async ({
    page,
    request,
  }) => {
    const found = await request.get(`/api/profiles?type=${kind}&seed=papier&limit=24`);
    const { items } = await found.json();
    const longest = items.toSorted(
      (a: { works?: unknown[] }, b: { works?: unknown[] }) => (b.works?.length ?? 0) - (a.works?.length ?? 0),
    )[0];
    await openAlive(page, path + longest.id);
    await page.evaluate(() => window.scrollTo(0, 600));
    expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toBeLessThanOrEqual(2);

    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(path + longest.id)).toBeVisible();
    for (const name of ['Contacter', 'Télécharger en PDF', 'Signaler ce profil'])
      await expect(page.getByRole('button', { name })).toBeHidden();
    await page.emulateMedia({ media: 'screen' });

    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', 'yes');
    });
    await page.getByRole('button', { name: 'Télécharger en PDF' }).click();
    await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');
    for (const picture of await page.locator('main img').all())
      expect(await picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  });

import type { Page } from '@playwright/test';
import { makeFreelance } from '../support/accounts.ts';
import { expectAccessible, expectAccessibleCrosswise } from '../support/axe.ts';
import { newPassword, openAlive, refuseCookies, signIn } from '../support/people.ts';
import { takePhotograph } from '../support/photograph.ts';
import { ports } from '../support/ports.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(({ page }) => refuseCookies(page));

const player = '<!doctype html><html lang="fr"><title>Lecteur</title><button>Lire</button>';

/** Stands in for Vimeo's player, and records every request to another origin with its `Referer`. */
async function watchOutside(page: Page): Promise<{ address: string; referer: string | undefined }[]> {
  const outside: { address: string; referer: string | undefined }[] = [];
  page.on('request', (request) => {
    const { protocol, port } = new URL(request.url());
    if (!protocol.startsWith('http') || port === String(ports.site)) return;
    outside.push({ address: request.url(), referer: request.headers().referer });
  });
  await page.route('https://player.vimeo.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: player }),
  );
  return outside;
}

test('a video is a card of ours; its host is asked for nothing before it is opened, and closed by key', async ({
  page,
  request,
}) => {
  const outside = await watchOutside(page);
  const { email } = await makeFreelance(request, { portfolio: [] });
  await signIn(page, email, newPassword);
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/profile/portfolio/nouveau');
  await page.getByLabel('Titre du projet').fill('Halle de marché');
  await page.getByLabel('Description du projet').fill('Une halle de douze travées.');
  await page.getByLabel('Images du projet').setInputFiles([await takePhotograph(page, 'facade')]);
  await expect(page.getByRole('button', { name: 'Régler la vignette de l’image 1' })).toBeVisible();
  const link = page.getByLabel('Lien du projet');
  await link.fill('vimeo.com/846486260/d30c95d242');
  await expect(link).toHaveAccessibleDescription(/Reconnu\s: Vidéo sur Vimeo\./);
  await expectAccessible(page, 'a link that is recognised, 375 px');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Projet enregistré.')).toBeVisible();

  await page.getByRole('link', { name: 'Voir ma page publique' }).click();
  await expect(page.getByRole('article').getByText('Vidéo', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Halle de marché' }).click();
  const card = page.getByRole('region', { name: 'Vidéo sur Vimeo' });
  await expect(card.getByText(/Vimeo reçoit votre adresse IP/)).toBeVisible();
  await expectAccessibleCrosswise(page, 'a project with a video');
  expect(outside).toEqual([]);

  // reached from another of our pages, whose policy is the document's
  const show = card.getByRole('button', { name: 'Afficher la vidéo' });
  await show.focus();
  await page.keyboard.press('Enter');
  const viewer = page.frameLocator('iframe[title="Vidéo sur Vimeo"]').frameLocator('iframe');
  await expect(viewer.getByRole('button', { name: 'Lire' })).toBeVisible();
  await expect(card.locator('iframe')).toBeFocused();
  const origin = `http://localhost:${ports.site}/`;
  expect(outside).toEqual([
    {
      address: 'https://player.vimeo.com/video/846486260?h=d30c95d242&dnt=1&autoplay=1',
      referer: origin,
    },
  ]);
  await page.setViewportSize({ width: 375, height: 812 });
  await expectAccessible(page, 'a video opened, 375 px');
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectAccessible(page, 'a video opened, 1280 px');

  await card.getByRole('button', { name: 'Fermer la vidéo' }).focus();
  await page.keyboard.press('Escape');
  await expect(card.locator('iframe')).toHaveCount(0);
  await expect(show).toBeFocused();
});

test('where a link of elsewhere leads to the viewer alone, the project is shown, and nothing loaded', async ({
  page,
  request,
}) => {
  const outside = await watchOutside(page);
  const project = {
    ...{ title: 'Chai', description: 'Extension en pierre.', image: null },
    url: 'https://vimeo.com/846486260',
  };
  const person = await makeFreelance(request, { portfolio: [project] });
  const [item] = await (await request.get(`/api/portfolio/${person.id}`)).json();
  await openAlive(page, `/portfolio/item/${item.id}/media`);
  await expect(page).toHaveURL(`/portfolio/item/${item.id}`);
  await expect(page.getByRole('button', { name: 'Afficher la vidéo' })).toBeVisible();
  expect(outside).toEqual([]);
});

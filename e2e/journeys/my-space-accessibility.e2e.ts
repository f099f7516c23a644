import type { Page } from '@playwright/test';
import { phoneVerificationRoutes } from '../../packages/contract/src/features/phone-verification/phone-verification.contract.ts';
import { expectAccessibleCrosswise, expectAccessibleOnce } from '../support/axe.ts';
import { newPassword, refuseCookies } from '../support/people.ts';
import {
  asBusyCompany,
  asBusyFreelance,
  asBusyJobseeker,
  asNewCompanyWithoutOffers,
  asNewcomer,
  asNobodyYet,
  asUnfinishedFreelance,
} from '../support/residents.ts';
import { expect, test } from '../support/test.ts';

test.describe.configure({ mode: 'parallel' });

/** One state of one's own space. */
interface State {
  readonly at: string;
  /** A text that is seen once the state is there. */
  readonly shows: string | RegExp;
  /** What leads to it from its address. */
  readonly reach?: (page: Page) => Promise<void>;
  /** How the server behaves meanwhile: it does not answer, or cannot be reached. */
  readonly api?: 'silent' | 'lost';
}

const press =
  (...names: readonly string[]) =>
  async (page: Page) => {
    for (const name of names) await page.getByRole('button', { name }).first().click();
  };
/** Opens an application, then presses these in what is read. */
const readApplication =
  (...names: readonly string[]) =>
  async (page: Page) => {
    await page.getByRole('link', { name: 'Lire la candidature de Yann' }).first().click();
    await press(...names)(page);
  };
const openForms = press('Modifier le nom', 'Modifier l’adresse e-mail', 'Modifier le mot de passe');

/** Sends every open form of the account with something wrong in it. */
async function failForms(page: Page): Promise<void> {
  await openForms(page);
  await page.getByLabel('Prénom et nom').fill('camille');
  await page.getByLabel('Mot de passe actuel').last().fill('faux12345');
  await page.getByLabel('Nouveau mot de passe').fill('charpente8bois');
  await press('Envoyer le lien')(page);
  for (const save of await page.getByRole('button', { name: 'Enregistrer' }).all()) await save.click();
}

async function askForAddress(page: Page): Promise<void> {
  await press('Modifier l’adresse e-mail')(page);
  await page.getByLabel('Nouvelle adresse e-mail').fill(`une.tres.longue.adresse.${Date.now()}@exemple.fr`);
  await page.getByLabel('Mot de passe actuel').fill(newPassword);
  await press('Envoyer le lien')(page);
}

async function failDeletion(page: Page): Promise<void> {
  await press('Supprimer mon compte...')(page);
  await page
    .getByRole('dialog')
    .getByLabel(/^Mot de passe/)
    .fill('faux12345');
  await press('Supprimer définitivement')(page);
}

/** Empties a field of the form and sends it. */
const failForm =
  (field: string, text = '') =>
  async (page: Page) => {
    await page.getByRole('textbox', { name: field, exact: true }).fill(text);
    await press('Enregistrer')(page);
  };

async function askForPhoneCode(page: Page): Promise<void> {
  const path = `**${phoneVerificationRoutes.send.path}`;
  await page.route(path, (route) => route.fulfill({ json: { success: true } }));
  await press('Modifier le téléphone')(page);
  await page.getByLabel('Numéro de mobile').fill('06 12 34 56 78');
  await press('Envoyer le code', 'Vérifier le code')(page);
}

const account: State = { at: '/profile/compte', shows: 'Cet appareil' };
/** What is the same page for every type of account: looked at once. */
const accountForms: readonly State[] = [
  { at: '/profile/compte', shows: 'Nouveau mot de passe', reach: openForms },
  { at: '/profile/compte', shows: 'Le mot de passe actuel n’est pas le bon.', reach: failForms },
  { at: '/profile/compte', shows: /attend d’être confirmée/, reach: askForAddress },
  { at: '/profile/compte', shows: 'Votre archive est téléchargée.', reach: press('Télécharger mes données') },
  { at: '/profile/compte', shows: 'Ce qui va se passer', reach: press('Supprimer mon compte...') },
  { at: '/profile/compte', shows: 'Le mot de passe actuel n’est pas le bon.', reach: failDeletion },
  { at: '/profile/notifications', shows: 'Nouveautés et conseils' },
  { at: '/profile/activite', shows: 'Rien pour le moment.' },
  { at: '/profile/personnes-bloquees', shows: 'Vous n’avez bloqué personne.' },
];
const messages: State = { at: '/profile/messages', shows: 'Êtes-vous libre en mai ?' };
const noMessage: State = { at: '/profile/messages', shows: 'Aucune conversation.' };

/** A profile as it is read, changed, wrongly changed, left with changes and taken up again. */
const profile = (advice: string | RegExp, section: string, fail: State['reach']): readonly State[] => [
  { at: '/profile', shows: advice },
  { at: '/profile/apercu', shows: 'Voici ce que voient les autres' },
  { at: '/profile/modifier', shows: section },
  { at: '/profile/modifier', shows: /à corriger$/, reach: fail },
  { at: '/profile', shows: 'Des modifications ne sont pas encore enregistrées.' },
  { at: '/profile/modifier', shows: 'Brouillon restauré' },
  { at: '/profile/modifier', shows: 'Modifications abandonnées.', reach: press('Annuler') },
];

/** What parts of one's space show while they are loaded, and when that fails. */
const loading = (...parts: readonly string[]): readonly State[] =>
  parts.flatMap((part) => [
    { at: `/profile${part}`, shows: 'Chargement...', api: 'silent' as const },
    { at: `/profile${part}`, shows: 'Réessayer', api: 'lost' as const },
  ]);

const spaces: Readonly<
  Record<string, { enter: (page: Page) => Promise<unknown>; states: readonly State[] }>
> = {
  'a freelance': {
    enter: asBusyFreelance,
    states: [
      ...profile('Ajoutez un projet avec une image', 'Votre présentation', failForm('Titre', 'x')),
      { at: '/profile/portfolio', shows: 'Gîte' },
      { at: '/profile/portfolio', shows: 'Garder le projet', reach: press('Supprimer le projet Gîte') },
      {
        at: '/profile/portfolio',
        shows: 'Lien du projet',
        reach: (page) => page.getByRole('link', { name: 'Modifier le projet Gîte' }).click(),
      },
      { at: '/profile/portfolio/nouveau', shows: 'Les images' },
      { at: '/profile/portfolio/nouveau', shows: /à corriger$/, reach: failForm('Lien du projet', 'gite') },
      {
        at: '/profile/candidatures',
        shows: 'Je relève des groupes scolaires depuis huit ans.',
        reach: (page) => page.getByText('Ma lettre').first().click(),
      },
      { at: '/profile/candidatures', shows: 'La garder', reach: press('Retirer') },
      { at: '/profile/offres', shows: 'Cette page ne concerne pas votre type de compte.' },
      messages,
      account,
      ...loading('', '/modifier', '/apercu', '/portfolio', '/candidatures'),
      ...loading('/messages', '/notifications', '/personnes-bloquees', '/compte'),
    ],
  },
  'a freelance with nothing yet': {
    enter: asNewcomer,
    states: [
      { at: '/profile/portfolio', shows: 'Aucun projet pour l’instant' },
      { at: '/profile/candidatures', shows: 'Vous n’avez pas encore postulé.' },
      noMessage,
    ],
  },
  'a freelance without a profile': {
    enter: asUnfinishedFreelance,
    states: ['/profile', '/profile/modifier', '/profile/portfolio'].map((at) => ({
      ...{ at, shows: 'Votre profil n’est pas encore rempli' },
    })),
  },
  'a job seeker': {
    enter: asBusyJobseeker,
    states: [
      ...profile('Qui a téléchargé mon CV', 'Votre CV', failForm('Titre', 'x')),
      messages,
      account,
      { at: '/profile/compte', shows: 'Le nouveau numéro remplace', reach: press('Modifier le téléphone') },
      { at: '/profile/compte', shows: 'Indiquez les 6 chiffres du code.', reach: askForPhoneCode },
      ...loading('', '/modifier', '/apercu'),
    ],
  },
  'a company': {
    enter: asBusyCompany,
    states: [
      ...profile('SIRET connu du registre', 'Son adresse', failForm('Nom de l’entreprise')),
      { at: '/profile/offres', shows: 'Relevé du lavoir' },
      { at: '/profile/offres', shows: 'Date limite de candidature', reach: press('Publier une offre') },
      {
        at: '/profile/offres',
        shows: /à corriger$/,
        reach: press('Publier une offre', 'Publier l’offre'),
      },
      { at: '/profile/offres', shows: 'Pourvue', reach: press('Fermer') },
      { at: '/profile/offres', shows: 'Garder l’offre', reach: press('Supprimer') },
      { at: '/profile/offres', shows: 'Nouvelle date limite de candidature', reach: press('Rouvrir') },
      { at: '/profile/candidatures-recues', shows: 'Yann Kermarrec' },
      {
        at: '/profile/candidatures-recues',
        shows: 'Lettre de motivation',
        reach: readApplication(),
      },
      {
        at: '/profile/candidatures-recues',
        shows: 'Motif',
        reach: readApplication('Refuser', 'Refuser et répondre'),
      },
      messages,
      account,
      ...loading('', '/modifier', '/apercu', '/offres', '/candidatures-recues'),
    ],
  },
  'a company with nothing yet': {
    enter: asNewCompanyWithoutOffers,
    states: [
      { at: '/profile/offres', shows: 'Vous n’avez encore publié aucune offre.' },
      { at: '/profile/candidatures-recues', shows: 'Aucune candidature reçue.' },
      noMessage,
    ],
  },
  'an account without a type': {
    enter: asNobodyYet,
    states: [
      { at: '/profile', shows: 'Choisissez votre type de compte' },
      noMessage,
      account,
      ...accountForms,
    ],
  },
};

async function show(page: Page, { at, shows, reach, api }: State): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 });
  if (api) {
    await page.route('**/api/**', (route) => (api === 'lost' ? route.abort('failed') : undefined));
  }
  await page.goto(at);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await reach?.(page);
  await expect(page.getByText(shows).first()).toBeVisible();
}

for (const [who, { enter, states }] of Object.entries(spaces)) {
  test(`every state of one’s own space is accessible: ${who}`, async ({ page }) => {
    await refuseCookies(page);
    await enter(page);
    for (const state of states) {
      await show(page, state);
      const name = `${state.at}, ${state.api ?? state.shows}`;
      // what stands there while parts load or did not, is the same at every width
      if (state.api === 'silent') await expectAccessibleOnce(page, name, { width: 375, dark: false });
      else if (state.api) await expectAccessibleOnce(page, name, { width: 1280, dark: true });
      else await expectAccessibleCrosswise(page, name);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    }
  });
}

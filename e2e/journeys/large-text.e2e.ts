import type { Page } from '@playwright/test';
import { jobseekerRoutes } from '../../packages/contract/src/features/jobseekers/jobseekers.contract.ts';
import { callRoute } from '../support/api.ts';
import { newPerson, rememberPerson } from '../support/conversations.ts';
import { markOperator } from '../support/mark-operator.ts';
import { openAlive, refuseCookies } from '../support/people.ts';
import { asBusyCompany, asBusyFreelance, asBusyJobseeker } from '../support/residents.ts';
import { addAppThroughApi } from '../support/second-factor.ts';
import { expect, test } from '../support/test.ts';
import { knowEverybody, longWord, widestMemory, widestPages } from '../support/widest.ts';

test.describe.configure({ mode: 'parallel' });

const publicPages = [
  ...['/', '/freelancers', '/freelancers?search=zzzz', '/freelancers/architecte', '/jobs', '/emplois'],
  ...['/inscription', '/freelance-setup', '/company-setup', '/jobseeker-setup', '/login'],
  ...['/mot-de-passe-oublie', '/reset-password?token=abc', '/desinscription', '/disponibilite?token=abc'],
  ...['/tarification', '/success', '/about', '/conditions-utilisation', '/politique-confidentialite'],
  ...['/mentions-legales', '/accessibilite', '/cette-page-n-existe-pas'],
];
/** What each type of account sees in its own way. */
const ownPages = ['/profile', '/profile/modifier', '/profile/apercu', '/profile/compte'];
/** What is the same for every type of account: looked at once. */
const commonPages = ['messages', 'notifications', 'activite', 'personnes-bloquees', 'moderation', 'alertes'];
/** Public pages that say or offer more to those who signed in. */
const offeredPages = ['/', '/jobs', '/emplois', '/tarification'];
const operatorPages = ['signalements', 'contenus', 'comptes', 'taches', 'offres-signalees', 'securite'];

async function asOperator(page: Page): Promise<void> {
  const operator = await newPerson(page.request, 'Paul Renard', 'freelance');
  await addAppThroughApi(page.request, operator);
  await markOperator(operator.email);
  await rememberPerson(page.context(), operator, 'freelance');
}

interface Role {
  readonly enter: (page: Page) => Promise<unknown>;
  readonly pages: readonly string[];
  /** Whether others' pages differ for this role from what another role sees there. */
  readonly visits: boolean;
}

const roles: Readonly<Record<string, Role>> = {
  'signed out': { enter: refuseCookies, pages: publicPages, visits: true },
  'a freelance': {
    enter: asBusyFreelance,
    pages: [
      ...[...ownPages, ...commonPages.map((name) => `/profile/${name}`), ...offeredPages],
      ...['/profile/portfolio', '/profile/portfolio/nouveau', '/profile/candidatures'],
    ],
    visits: true,
  },
  'a job seeker': {
    enter: asBusyJobseeker,
    pages: [...ownPages, '/profile/candidatures', '/emplois'],
    visits: false,
  },
  'a company': {
    enter: asBusyCompany,
    pages: [...ownPages, ...offeredPages, '/profile/offres', '/profile/candidatures-recues'],
    visits: true,
  },
  'an operator': {
    enter: asOperator,
    pages: [...operatorPages, 'chiffres', 'journal'].map((name) => `/operateur/${name}`),
    visits: false,
  },
};

/** What the day draws for home differs from one directory to the next: any of it may be as wide as may be written. */
const drawnByDay =
  'section:is([aria-labelledby=explorer], [aria-labelledby=projets], [aria-labelledby=offres]) li :is(h3 a, p:not(:has(span)), p > span)';

/**
 * As a browser does whose text is set to 200 %. Source: WCAG 2.2, 1.4.4 Resize Text. Returns what goes beyond the right
 * edge of a page that scrolls sideways, the innermost first.
 */
const beyondTheEdge = (page: Page) =>
  page.evaluate(
    ([drawn, word]) => {
      const { documentElement } = document;
      documentElement.removeAttribute('data-opening');
      documentElement.style.fontSize = '200%';
      for (const text of document.querySelectorAll(drawn)) text.textContent = word;
      const width = documentElement.clientWidth;
      if (documentElement.scrollWidth <= width) return [];
      return [...document.body.querySelectorAll('*')]
        .filter((element) => element.getBoundingClientRect().right > width + 1)
        .map(({ tagName, className, textContent }) => `${tagName} ${className}: ${textContent?.slice(0, 60)}`)
        .reverse();
    },
    [drawnByDay, longWord] as const,
  );

/** Words of the page's own titles that stand on two lines: those of people's texts, in cards, may be of any length. */
const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const titles = [...document.querySelectorAll('main :is(h1, h2)')].filter(
      (one) => !one.closest('article'),
    );
    return titles.flatMap((title) => {
      const texts = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
      const broken: string[] = [];
      for (let text = texts.nextNode(); text; text = texts.nextNode())
        for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) broken.push(word);
        }
      return broken;
    });
  });

/** The first job seeker's page: to make one takes an SMS, of which one address gets few. */
async function firstJobseeker({ request }: Page): Promise<string> {
  const [first] = await callRoute(request, jobseekerRoutes.list, { query: { limit: 1 } });
  return `/jobseeker/${first?.id}`;
}

/** Pages that show past messages with the page's owner, for the roles that may have any. */
const remembers: Readonly<Partial<Record<string, RegExp>>> = {
  'a freelance': /^\/(freelancer|entreprise|jobs)\/\w/,
  'a company': /^\/(freelancer|entreprise)\/\w/,
};

for (const [who, { enter, pages, visits }] of Object.entries(roles)) {
  test(`with text twice as large, ${who} scrolls no page sideways at 375 px`, async ({ page }) => {
    await enter(page);
    await knowEverybody(page);
    const others = visits ? [...(await widestPages(page.request)), await firstJobseeker(page)] : [];
    await page.setViewportSize({ width: 375, height: 812 });
    for (const path of [...pages, ...others]) {
      // what is rewritten before React takes it up would not be what React expects
      await openAlive(page, path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect(page.getByText('Chargement...')).toHaveCount(0);
      if (remembers[who]?.test(path)) await expect(page.getByText(widestMemory)).toBeVisible();
      expect.soft(await beyondTheEdge(page), `${path} scrolls sideways`).toEqual([]);
      if (publicPages.includes(path))
        expect.soft(await brokenWords(page), `${path} breaks words of its titles`).toEqual([]);
    }
  });
}

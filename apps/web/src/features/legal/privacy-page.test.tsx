import { browserStorage } from '@mitoyen/contract/core/browser-storage.ts';
import { termsVersion } from '@mitoyen/contract/core/terms.ts';
import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { pageConfig } from '../../core/pages/page-config.fixture.ts';
import { type PageConfig, PageConfigContext } from '../../core/pages/page-config.ts';
import { formatDay } from '../../ui/format.ts';
import LegalNoticePage from './legal-notice-page.tsx';
import PrivacyPage from './privacy-page.tsx';
import TermsPage from './terms-page.tsx';

afterEach(cleanup);

function show(Page: () => React.JSX.Element, config: Partial<PageConfig> = {}) {
  render(
    <PageConfigContext value={{ ...pageConfig, ...config }}>
      <MemoryRouter>
        <Page />
      </MemoryRouter>
    </PageConfigContext>,
  );
}

/** A section's text, where every space is the same. */
const textOf = (title: string) =>
  screen.getByRole('region', { name: new RegExp(title) }).textContent?.replace(/\s/gu, ' ') ?? '';

test('the policy has the thirteen sections, in order, with its version', () => {
  show(PrivacyPage);
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings.slice(1)).toEqual([
    '1. Introduction',
    '2. Responsable du traitement',
    '3. Données collectées',
    '4. Finalités',
    '5. Base légale',
    '6. Durée de conservation',
    '7. Destinataires',
    '8. Transferts hors de l’Union européenne',
    '9. Vos droits',
    '10. Sécurité',
    '11. Cookies',
    '12. Modifications de la politique',
    '13. Contact',
  ]);
  expect(screen.getByText(`Version du ${formatDay(termsVersion)}`)).toBeTruthy();
});

test('the policy tells the durations that the operator has set', () => {
  show(PrivacyPage);
  expect(textOf('Durée de conservation')).toContain('après 23 mois sans utilisation');
  expect(textOf('Durée de conservation')).toContain('supprimés à 24 mois');
  cleanup();
  show(PrivacyPage, {
    retention: {
      inactiveNoticeMonths: 10,
      inactiveMonths: 11,
      sessionMonths: 8,
      logMonths: 7,
      securityMonths: 9,
      applicationMonths: 13,
      proofMonths: 48,
      keepsHostData: true,
    },
  });
  const kept = textOf('Durée de conservation');
  expect(kept).toContain('après 10 mois sans utilisation');
  expect(kept).toContain('supprimés à 11 mois');
  expect(kept).toContain('Adresse IP de vos connexions7 mois');
  expect(kept).toContain('qui et quand : 7 mois');
  expect(kept).toContain('type de navigateur et date : 9 mois');
  expect(kept).toContain('et au plus tard 8 mois après leur ouverture');
  expect(kept).toContain('13 mois après le dernier échange');
  expect(kept).toContain('4 ans après le dernier échange');
  expect(kept).toContain('décret n° 2021-1362');
  expect(kept).not.toContain('23 mois');
  expect(kept).not.toContain('12 mois après le dernier');
});

test('the policy keeps its promises of three and five years whatever is set', () => {
  show(PrivacyPage);
  const kept = textOf('Durée de conservation');
  expect(kept).not.toContain('décret n° 2021-1362');
  expect(kept).toContain('Finalités commerciales : jusqu’à 3 ans après votre dernière activité');
  expect(kept).toContain('Preuve et obligations légales : jusqu’à 5 ans');
});

test('the terms tell when an unused account goes, as it is set', () => {
  show(TermsPage, { retention: { ...pageConfig.retention, inactiveNoticeMonths: 4, inactiveMonths: 5 } });
  expect(textOf('Fin du compte')).toContain(
    'supprimé après 5 mois ; un e-mail prévient son titulaire à 4 mois',
  );
  expect(screen.getByText(`Version du ${formatDay(termsVersion)}`)).toBeTruthy();
});

test('the policy names everything that is kept in a browser', () => {
  show(PrivacyPage);
  const terms = within(screen.getByRole('region', { name: /Cookies/ })).getAllByRole('term');
  const named = terms.map(({ textContent }) => textContent?.replace('…', ''));
  expect(named).toEqual([...Object.values(browserStorage).map(({ name }) => name), 'Mesure d’audience']);
});

test('the policy says whose measurement is installed, or that there is none', () => {
  show(PrivacyPage);
  expect(textOf('Cookies')).toContain('aucune n’est installée');
  expect(textOf('Cookies')).toMatch(
    /YouTube, Vimeo, Matterport, Sketchfab ou Speckle\. Rien n’en est chargé avant/,
  );
  cleanup();
  show(PrivacyPage, { analyticsScriptUrl: 'https://mesure.example/script.js' });
  expect(textOf('Cookies')).toContain('le script de mesure.example');
});

test('publisher, host and contact are the operator’s', () => {
  show(LegalNoticePage);
  const page = document.body.textContent;
  for (const detail of [
    pageConfig.publisherName,
    pageConfig.publisherDetails,
    pageConfig.hostName,
    pageConfig.contactAddress,
    pageConfig.contactPhone.replaceAll(' ', '\u00a0'),
    pageConfig.contactEmail,
  ]) {
    expect(page).toContain(detail);
  }
});

test('the policy claims no use of csrf_token, on which nothing relies', () => {
  show(PrivacyPage);
  expect(textOf('Cookies')).toContain('rien ne s’appuie sur elle');
  expect(textOf('Cookies')).not.toContain('protection des formulaires');
});

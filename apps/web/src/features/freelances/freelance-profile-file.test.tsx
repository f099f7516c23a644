import { placeRoutes } from '@mitoyen/contract/features/places/places.contract.ts';
import { vocabularyRoutes } from '@mitoyen/contract/features/vocabulary/vocabulary.contract.ts';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answer, fakeApi } from '../../core/api/fake-api.fixture.ts';
import { renderPage } from '../../core/pages/render-page.fixture.tsx';
import { makePdf } from '../../core/pdf/make-pdf.fixture.ts';
import { setSession } from '../../core/session/session-store.ts';
import { patterns } from '../../paths.ts';
import { uploadTexts } from '../../ui/ui.texts.ts';
import { profileReadingTexts } from '../cv-reading/index.ts';
import { typedIn } from '../profiles/setup/setup-form.fixture.ts';
import { someVocabulary } from '../vocabulary/vocabulary.fixture.ts';
import FreelanceSetupPage from './freelance-setup-page.tsx';

beforeEach(() => {
  sessionStorage.clear();
  setSession(null);
});
afterEach(cleanup);

const line = (text: string, y: number, size = 11) => ({ text, x: 50, y, size });
const exported = makePdf({
  pages: [
    {
      lines: [
        line('Hugo Lemarchand', 540, 24),
        line('Architecte', 510, 15),
        line('44000 Nantes', 490),
        line('Logiciels', 450, 15),
        line('Revit (expert)', 430),
      ],
    },
  ],
});

test('a profile exported by another platform fills the form, and is sent nowhere', async () => {
  const calls = fakeApi(answer(vocabularyRoutes.get, someVocabulary), answer(placeRoutes.search, []));
  renderPage(FreelanceSetupPage, patterns.freelanceSetup);
  await userEvent.upload(
    screen.getByLabelText(/^Reprendre votre profil/),
    new File([exported], 'profil.pdf', { type: 'application/pdf' }),
  );
  expect(screen.getByLabelText(/^Reprendre votre profil/).parentElement?.textContent).toContain(
    uploadTexts.pick,
  );
  await screen.findByText(/champs remplis d’après votre profil/);
  expect([/^Titre/, /^Localisation/, /^Compétences/].map(typedIn)).toEqual(['Architecte', 'Nantes', 'Revit']);
  expect(screen.getAllByText(profileReadingTexts.mark.read)).toHaveLength(4);
  expect(calls.map(({ route }) => route.method)).not.toContain('POST');
});

import { directoryRoutes } from '@mitoyen/contract/features/directory/directory.contract.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { answerTo, fakeApi } from '../../core/api/fake-api.fixture.ts';
import { asShown } from '../../core/pages/as-shown.fixture.ts';
import { renderPage } from '../../core/pages/render-page.fixture.tsx';
import { paths, patterns } from '../../paths.ts';
import { directoryTexts as texts } from './directory.texts.ts';
import DirectoryPage from './directory-page.tsx';
import { freelanceCard, profilePage } from './profile.fixture.ts';

afterEach(cleanup);

const open = (query = {}) => renderPage(DirectoryPage, patterns.directory, paths.directory(query));

describe('where nobody has a word that was typed wrongly', () => {
  const suggestion = {
    search: 'architecte',
    replaced: [{ from: 'architcte', to: 'architecte' }],
    total: 12,
    isTotalExact: true,
  };
  const answerAll = (card = freelanceCard({ firstName: 'Zoé' })) =>
    answerTo(directoryRoutes.search, (query) => {
      if (query.get('search') === 'architecte') return profilePage([card], { total: 12, nextCursor: 'next' });
      return query.get('search') === 'architcte' ? profilePage([], { suggestion }) : profilePage([]);
    });
  const told = 'Aucun profil pour «\u202farchitcte\u202f». Voici pour «\u202farchitecte\u202f» (12)';

  test('says so, shows who has the word that was meant, and keeps what was typed', async () => {
    const calls = fakeApi(answerAll());
    const { router } = open({ search: 'architcte', type: 'freelance' });
    const sentence = await screen.findByText(asShown(told));
    expect(sentence.closest('[role=status]')).toBeTruthy();
    await screen.findByText(texts.found(0));
    expect(await screen.findByRole('link', { name: /^Zoé, / })).toBeTruthy();
    expect(screen.getByRole('button', { name: texts.more })).toBeTruthy();
    expect(screen.queryByText(texts.emptyTitle)).toBeNull();
    await waitFor(() =>
      expect(router.state.location.search).toBe('?type=freelance&search=architcte&seed=draw1'),
    );
    expect(calls.filter(({ route }) => route === directoryRoutes.search).map(({ query }) => query)).toEqual([
      'type=freelance&search=architcte',
      'type=freelance&search=architecte&seed=draw1',
    ]);
  });

  test('what was typed alone is searched on demand, for as long as it is', async () => {
    fakeApi(answerAll());
    const { router } = open({ search: 'architcte', seed: 'abc' });
    await userEvent.click(await screen.findByRole('link', { name: /^Chercher seulement «.architcte.»$/ }));
    expect(await screen.findByText(texts.emptyTitle)).toBeTruthy();
    expect(screen.queryByText(asShown(told))).toBeNull();
    expect(router.state.location.search).toBe('?search=architcte&seed=abc&exact=1');
    await userEvent.click(screen.getByRole('radio', { name: 'Freelance' }));
    await waitFor(() =>
      expect(router.state.location.search).toBe('?type=freelance&search=architcte&seed=abc&exact=1'),
    );
    await userEvent.type(screen.getByLabelText(texts.search), 's{Enter}');
    await waitFor(() =>
      expect(router.state.location.search).toBe('?type=freelance&search=architctes&seed=abc'),
    );
  });

  test('a list that fails says so, and is tried again on demand', async () => {
    const [route, reply] = answerAll();
    let isAway = true;
    fakeApi([
      route,
      (query) => {
        if (!isAway || query.get('search') !== 'architecte') return reply(query);
        isAway = false;
        return Promise.reject(new TypeError('Failed to fetch'));
      },
    ]);
    open({ search: 'architcte', seed: 'abc' });
    await screen.findByText(asShown(told));
    const notice = await screen.findByRole('alert');
    await userEvent.click(within(notice).getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByRole('link', { name: /^Zoé, / })).toBeTruthy();
  });
});

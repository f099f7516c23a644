import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { answer, fakeApi } from '../../core/api/fake-api.fixture.ts';
import { emitLiveEvent } from '../../core/live-events/live-bus.ts';
import { renderPage } from '../../core/pages/render-page.fixture.tsx';
import { camille } from '../../core/session/session.fixture.ts';
import { setSession } from '../../core/session/session-store.ts';
import { useFollowApplications, useUnseenApplications } from './unseen-applications.ts';

function Count() {
  useFollowApplications();
  return <p>{`${useUnseenApplications()} unseen`}</p>;
}

afterEach(() => {
  cleanup();
  setSession(null);
});

const me = (unseenApplicationCount: number) =>
  answer(accountRoutes.me, {
    user: camille.user,
    profile: null,
    unreadCount: 0,
    unseenApplicationCount,
    unreadNotificationCount: 0,
  });

test('what waits is counted anew when an application is sent or answered, or may have been', async () => {
  setSession(camille);
  fakeApi(me(1), me(2), me(0));
  renderPage(Count, '/');
  expect(await screen.findByText('1 unseen')).toBeTruthy();
  act(() => emitLiveEvent('application', { applicationId: 'a', jobId: 'o' }));
  expect(await screen.findByText('2 unseen')).toBeTruthy();
  act(() => emitLiveEvent('application', null));
  expect(await screen.findByText('0 unseen')).toBeTruthy();
});

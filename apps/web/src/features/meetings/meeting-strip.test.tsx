import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { meetingRoutes } from '@mitoyen/contract/features/meetings/meetings.contract.ts';
import { meetingErrors } from '@mitoyen/contract/features/meetings/meetings.errors.ts';
import type { Meeting } from '@mitoyen/contract/features/meetings/meetings.schemas.ts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answer, fakeApi, refuse } from '../../core/api/fake-api.fixture.ts';
import { renderPage } from '../../core/pages/render-page.fixture.tsx';
import { camille } from '../../core/session/session.fixture.ts';
import { setSession } from '../../core/session/session-store.ts';
import { paths } from '../../paths.ts';
import { MeetingStrip } from './index.ts';
import { meetingTexts as texts } from './meetings.texts.ts';

const [past, next] = ['2020-01-06T09:30:00.000Z', '2126-01-07T09:30:00.000Z'];
const proposed: Meeting = {
  id: 'm1',
  kind: 'call',
  agreed: null,
  offer: {
    by: 'other',
    dates: [past, next],
    minutes: 30,
    place: 'visio',
    proposedAt: '2026-11-29T10:00:00.000Z',
  },
};
const agreed: Meeting = { ...proposed, agreed: { date: next, minutes: 30, place: null }, offer: null };

beforeEach(() => setSession(camille));
afterEach(() => {
  cleanup();
  setSession(null);
});

function show() {
  const side = { userId: camille.user.id, conversationId: 'one', otherName: 'Awa Ndiaye' };
  renderPage(() => <MeetingStrip side={side} />, paths.profileMessages());
}

test('one of the dates that are to come is chosen, as it was read', async () => {
  const calls = fakeApi(
    answer(meetingRoutes.list, [proposed]),
    answer(meetingRoutes.list, [agreed]),
    answer(meetingRoutes.choose, agreed),
  );
  show();
  await userEvent.click(await screen.findByRole('button', { name: texts.chooseDate(next) }));
  expect(await screen.findByText(texts.state(agreed, ''))).toBeTruthy();
  expect(screen.queryByRole('button', { name: texts.chooseDate(past) })).toBeNull();
  expect(calls.find(({ route }) => route === meetingRoutes.choose)?.body).toEqual({
    date: next,
    proposedAt: proposed.offer?.proposedAt,
  });
});

test('dates that changed meanwhile are said to have, and asked for again', async () => {
  const calls = fakeApi(
    answer(meetingRoutes.list, [proposed]),
    refuse(meetingRoutes.choose, 409, new ApiError(meetingErrors.meeting_changed).toBody()),
  );
  show();
  await userEvent.click(await screen.findByRole('button', { name: texts.chooseDate(next) }));
  expect((await screen.findByRole('alert')).textContent).toContain(meetingErrors.meeting_changed.message);
  await waitFor(() => expect(calls.filter(({ route }) => route === meetingRoutes.list)).toHaveLength(2));
});

test('one’s own dates are there to be taken back, not chosen', async () => {
  const own: Meeting = {
    ...proposed,
    offer: { ...(proposed.offer as NonNullable<Meeting['offer']>), by: 'me' },
  };
  fakeApi(answer(meetingRoutes.list, [own]));
  show();
  await screen.findByText(texts.state(own, ''));
  expect(screen.queryByRole('button', { name: texts.chooseDate(next) })).toBeNull();
  expect(screen.getByText(texts.withdrawDates)).toBeTruthy();
});

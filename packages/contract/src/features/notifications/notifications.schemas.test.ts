import { expect, test } from 'vitest';
import { notificationKindNames, notificationKinds } from './notifications.rules.ts';
import { notificationPreferencesSchema } from './notifications.schemas.ts';

test('each kind can be chosen in each way that may leave it out', () => {
  const { here, push } = notificationPreferencesSchema.shape;
  const optional = notificationKindNames.filter((kind) => notificationKinds[kind].isOptionalHere);
  expect(Object.keys(here.shape).sort()).toEqual([...optional].sort());
  expect(Object.keys(push.shape).sort()).toEqual([...notificationKindNames].sort());
});

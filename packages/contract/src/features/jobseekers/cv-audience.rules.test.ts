import { expect, test } from 'vitest';
import { canDownloadCv } from './cv-audience.rules.ts';
import { cvAudiences } from './jobseekers.schemas.ts';

test('a CV is for whom its owner chose, and always for its owner', () => {
  const readers = {
    owner: { isOwner: true, isSignedIn: true },
    member: { isOwner: false, isSignedIn: true },
    visitor: { isOwner: false, isSignedIn: false },
  };
  const may = Object.fromEntries(
    cvAudiences.map((audience) => [
      audience,
      Object.entries(readers).flatMap(([name, reader]) => (canDownloadCv(audience, reader) ? [name] : [])),
    ]),
  );
  expect(may).toEqual({
    everyone: ['owner', 'member', 'visitor'],
    members: ['owner', 'member'],
    nobody: ['owner'],
  });
});

import { expect, test } from 'vitest';
import { closeUnreleased, nextVersion } from './release-notes.mjs';

test('a step raises its part and takes those after it back to nothing', () => {
  const after = (step) => nextVersion('1.4.2', step);
  expect([after('major'), after('minor'), after('patch')]).toEqual(['2.0.0', '1.5.0', '1.4.3']);
  expect(() => after('big')).toThrow('major, minor, patch');
  expect(() => nextVersion('1.4', 'patch')).toThrow('1.4 is no version');
});

const before = '# Changelog\n\n## Unreleased\n\n### Added\n- A page.\n\n## 0.1.0 – 2026-01-02\n\n- All.\n';

test('what is unreleased becomes the release, and an empty part stands above it', () => {
  const { text, notes } = closeUnreleased(before, '0.2.0', '2026-11-22');
  expect(notes).toBe('### Added\n- A page.');
  expect(text).toBe(
    '# Changelog\n\n## Unreleased\n\n## 0.2.0 – 2026-11-22\n\n### Added\n- A page.\n\n## 0.1.0 – 2026-01-02\n\n- All.\n',
  );
  expect(() => closeUnreleased(text, '0.3.0', '2026-11-23')).toThrow('of nothing');
});

test('a first release has nothing below it', () => {
  const { text } = closeUnreleased('## Unreleased\n- All.\n', '0.1.0', '2026-11-22');
  expect(text).toBe('## Unreleased\n\n## 0.1.0 – 2026-11-22\n\n- All.\n');
});

const steps = ['major', 'minor', 'patch'];
const heading = '## Unreleased';

/** The version after one: `major` when something stops working, `minor` when something is new, `patch` else. Source: SemVer 2. */
export function nextVersion(version, step) {
  const at = steps.indexOf(step);
  const parts = /^(\d+)\.(\d+)\.(\d+)$/.exec(version)?.slice(1).map(Number);
  if (at < 0) throw new Error(`say which step: ${steps.join(', ')}`);
  if (!parts) throw new Error(`${version} is no version like 1.2.3`);
  return parts.map((part, place) => (place < at ? part : place === at ? part + 1 : 0)).join('.');
}

/**
 * A changelog whose unreleased part becomes a release's, below an empty one, and that part's text.
 * @throws when nothing is unreleased: a release that changes nothing is none.
 */
export function closeUnreleased(changelog, version, day) {
  const start = changelog.indexOf(`${heading}\n`);
  if (start < 0) throw new Error(`CHANGELOG.md has no part « ${heading} »`);
  const rest = changelog.slice(start + heading.length + 1);
  const end = rest.search(/^## /m);
  const notes = (end < 0 ? rest : rest.slice(0, end)).trim();
  if (!/^- /m.test(notes)) throw new Error('CHANGELOG.md says of nothing that it is unreleased');
  const older = end < 0 ? '' : `\n${rest.slice(end)}`;
  const text = `${changelog.slice(0, start)}${heading}\n\n## ${version} – ${day}\n\n${notes}\n${older}`;
  return { text, notes };
}

// Reads the words of a spelling dictionary in Hunspell's format, as far as French needs it.

/** Endings of nouns and adjectives; of those of verbs, which begin with a small letter, the participle is taken: 'enrobé'. */
const isTaken = (flag, added) => /^[AFGISWX]/.test(flag) || added === 'é';

/** The endings of nouns and adjectives, by flag: what is taken away, what is added, and after which letters. */
export function readEndings(affixes) {
  const endings = new Map();
  for (const line of affixes.split('\n')) {
    const [kind, flag, stripped, addition = '', condition] = line.trim().split(/\s+/);
    const added = addition.split('/')[0].replace(/^0$/, '');
    if (kind !== 'SFX' || condition === undefined || !isTaken(flag, added)) continue;
    const ending = {
      stripped: stripped === '0' ? 0 : stripped.length,
      added,
      after: new RegExp(`${condition}$`, 'u'),
    };
    endings.set(flag, [...(endings.get(flag) ?? []), ending]);
  }
  return endings;
}

/** The words of an entry with their endings; of names, numbers and abbreviations none, of a compound its letters and its parts. */
export function wordsOfEntry(entry, endings) {
  const [word = '', flags = ''] = (entry.split(/\s/)[0] ?? '').split('/');
  if (!/^\p{Ll}+(?:-\p{Ll}+)*$/u.test(word)) return [];
  const inflected = (flags.match(/../g) ?? []).flatMap((flag) =>
    (endings.get(flag) ?? [])
      .filter(({ after }) => after.test(word))
      .map(({ stripped, added }) => word.slice(0, word.length - stripped) + added),
  );
  return [...new Set([word, ...inflected].flatMap((form) => [form.replaceAll('-', ''), ...form.split('-')]))];
}

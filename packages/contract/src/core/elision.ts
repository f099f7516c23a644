/** Names and words with a mute h, without accents: before any other h nothing is elided. */
const muteH = new Set(
  `habib habiba habitat habitation hadrien hadrienne harmonie harmonia hector hedwige helena helene helie helier heliodore
  heloise henri henriette henry herbert hercule heritage herman hermance hermes hermine herve hestia heure hilaire
  hilarion hilda hippolyte histoire hiver hoirie hommage homme homere honorat honore honorine hopital horace horizon
  horizons hortense horticulture hospitalite hotel hubert hugo hugolin hugon hugues huguette huile humain humanite
  humbert hyacinthe hydraulique hydro hygiene hypothese`.split(/\s+/u),
);
/** Words that begin with a vowel that counts as a consonant. */
const unelided = /^(?:onz|oui|ouistiti|ouate|yacht|yaourt|ululement|uhlan)/u;

/**
 * A name after « de », as French says it: « de Malo », « d’Atelier Nord », « d’Hugo », « de Hans », « d’Yves », « de Yann ».
 * What does not begin with a letter is not elided.
 */
export function de(name: string): string {
  return isElidedBefore(name) ? `d’${name}` : `de ${name}`;
}

function isElidedBefore(name: string): boolean {
  const start = name.slice(0, 40).toLowerCase().replaceAll('œ', 'oe').replaceAll('æ', 'ae');
  const [word = ''] = start
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^a-z0-9]/u);
  if (word.startsWith('h')) return muteH.has(word);
  // before a consonant a y is the vowel i
  if (word.startsWith('y')) return /^y[^aeiouy]/u.test(word);
  return /^[aeiou]/u.test(word) && !unelided.test(word);
}

/** What the registry writes in capitals without accents, as people write it. What it writes otherwise stays. */

const small = new Set('a au aux chez d de des du en et l la le les ou par pour sous sur un une'.split(' '));
const legalForms = new Set(
  'eirl eurl gie sarl sas sasu scic scop scp selafa selarl selas snc sccv'.split(' '),
);
const ways = new Set(
  `allee allees avenue bis boulevard chaussee chemin cite cour cours esplanade faubourg hameau impasse lieu dit lotissement
  montee parc passage place pont promenade quai quater residence rond route rue ruelle sente sentier square ter
  traverse venelle villa voie zac zone`.split(/\s+/u),
);
const accented: Readonly<Record<string, string>> = {
  allee: 'allée',
  allees: 'allées',
  chaussee: 'chaussée',
  cite: 'cité',
  montee: 'montée',
  residence: 'résidence',
};
/** What the registry shortens in addresses. */
const shortened: Readonly<Record<string, string>> = {
  all: 'allée',
  av: 'avenue',
  bd: 'boulevard',
  che: 'chemin',
  imp: 'impasse',
  pl: 'place',
  rte: 'route',
  sq: 'square',
};

/** Words of the trade and of addresses that are written with accents. */
const withAccents: ReadonlyMap<string, string> = new Map(
  `amélioration aménagement associé associés associée associées béton bâti bâtiment bâtiments bâtisseurs
  cœur création créations côté décoration démolition dépannage développement économie économiste écologie écologique
  électricité électrique énergie énergies énergétique équipement équipements étanchéité étude études façade
  façades fenêtres frères fédération géomètre géomètres géotechnique générale général hygiène immobilière ingénierie
  intérieur intérieurs lumière maçonnerie maîtrise marché matériaux métal métallerie métallique méthode
  métreur œuvre pépinière plâtrerie préfabriqués propriété réhabilitation rénovation rénovations réseau réseaux
  scénographie sécurité société économies église école écoles évêché hôpital hôtel île
  libération république révolution château carrières étroits alliés près mère père`
    .split(/\s+/u)
    .map((word) => [plain(word), word]),
);

function plain(word: string): string {
  return word.replaceAll('œ', 'oe').normalize('NFKD').replace(/\p{M}/gu, '');
}

const isShouted = (text: string) => /\p{L}/u.test(text) && text === text.toLocaleUpperCase('fr');
const capitalised = (word: string) => word.replace(/^\p{L}/u, (letter) => letter.toLocaleUpperCase('fr'));

function worded(text: string, word: (lower: string, at: number) => string): string {
  let at = -1;
  return text.replace(/[\p{L}\p{M}\p{N}]+/gu, (found) => {
    at += 1;
    const lower = found.toLocaleLowerCase('fr');
    return word(withAccents.get(lower) ?? lower, at);
  });
}

/** 'ATELIER DES TROIS BIM SARL' → 'Atelier des Trois BIM SARL': three letters or fewer may be initials. */
export function readableFirmName(registered: string): string {
  const text = registered.trim().replace(/\s+/gu, ' ');
  if (!isShouted(text)) return text;
  return worded(text, (word, at) => {
    if (at > 0 && small.has(word)) return word;
    if (legalForms.has(word) || (word.length <= 3 && !small.has(word))) return word.toLocaleUpperCase('fr');
    return capitalised(word);
  });
}

/** '3 QUAI DES ETROITS 69005 LYON' → '3 quai des Etroits'; null where nothing is left of it. */
export function readableStreet(registered: string): string | null {
  const street = registered
    .trim()
    .replace(/\s+/gu, ' ')
    .replace(/(?:^| )\d{5} \D+(?: \d+)?$/u, '');
  if (street === '') return null;
  if (!isShouted(street)) return street;
  return worded(street, (word, at) => {
    const full = at <= 2 ? shortened[word] : undefined;
    if (full) return full;
    if (ways.has(word)) return accented[word] ?? word;
    return small.has(word) ? word : capitalised(word);
  });
}

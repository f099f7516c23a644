/** What invented people of the trade answer; `\n\n` stands between paragraphs. */
export interface Answer {
  readonly name: string;
  readonly author: string;
  readonly text: string;
  /** Written below what is quoted. */
  readonly below?: string;
}

export const answers: readonly Answer[] = [
  { name: 'short', author: 'Camille Durand', text: 'Oui, libre à partir du 2 mars.' },
  {
    name: 'paragraphs',
    author: 'Jérôme Lefèvre',
    text: 'Bonjour,\n\nMerci pour votre message. L’étude coûte 1 200 € hors taxes : relevé, esquisse, puis avant-projet.\n\nJe passe sur place jeudi à 14 h 30, si cela vous convient.\n\nCordialement,\nJérôme',
  },
  {
    name: 'reads like headers',
    author: 'Nadia Benali',
    text: 'Voici le trajet du camion.\n\nDe : Nantes\nÀ : Rennes\nDate : 12 mars\nObjet : livraison du bois\n\nOn se retrouve là-bas.',
  },
  {
    name: 'ends with headers',
    author: 'Paul Girard',
    text: 'Le mot à envoyer au syndic :\n\nDe : Paul Girard\nÀ : Syndic Atlantique\nObjet : ravalement',
  },
  {
    name: 'reads like a quote',
    author: 'Inès Moreau',
    text: 'Le 3 mars, Julie m’a écrit :\nla mairie refuse la pente du toit.\n\nOn Monday she wrote:\nit is fine for her.\n\nQu’en dites-vous ?',
  },
  {
    name: 'rules and dashes',
    author: 'Yann Le Goff',
    text: 'Lot 1 : gros œuvre\n--------\nLot 2 : charpente\n--\nLot 3 : couverture\n________________\nTotal : 84 300 €',
  },
  {
    name: 'reads like a program',
    author: 'Sofia Rossi',
    text: 'Le relevé est prêt.\n\nEnvoyé depuis mon téléphone hier soir, il vous manque encore la coupe.\n\nEnvoyé de mon bureau de Lyon.',
  },
  {
    name: 'long lines',
    author: 'Marc Olivier',
    text: `${'La surélévation repose sur les murs mitoyens et demande un accord du voisin, un relevé de la charpente et un calcul des descentes de charges. '.repeat(6).trim()}\n\n${'Le délai court dès le dépôt. '.repeat(9).trim()}`,
  },
];

/** Written under what is quoted, as some do. */
export const belowAnswers: readonly Answer[] = [
  {
    name: 'below',
    author: 'Anne Petit',
    text: '',
    below: 'Je réponds en dessous, comme toujours : c’est d’accord pour mardi.',
  },
];

import type { Random } from './random.ts';
import type { Trade } from './trade.ts';

/** Things anybody in these trades may say about the way they work. */
const habits = [
  'J’aime les équipes courtes, les décisions écrites et les plans à jour.',
  'Je partage l’avancement chaque semaine, avec les questions qui restent ouvertes.',
  'Je transmets des fichiers propres\u00a0: calques nommés, références relatives, rien à deviner.',
  'Le réemploi et les matériaux biosourcés font partie de mes réflexes, pas de mes arguments.',
  'Je dis tôt ce que je ne sais pas, et je vais le chercher.',
  'Un croquis vaut souvent mieux qu’une réunion.',
];
/** What only those in business for themselves say. */
const terms = [
  'Je réponds sous vingt-quatre heures et je dis non quand je ne peux pas tenir le délai.',
  'Je travaille depuis mon atelier et je me déplace volontiers, en train quand c’est possible.',
  'Les honoraires sont annoncés par écrit avant de commencer, sans supplément ensuite.',
  'Assurance décennale en cours de validité, attestation sur demande.',
  'Devis sous trois jours, avec le détail des heures par phase.',
];
const wishes = [
  'Je cherche des missions de deux à six mois, sur place ou à distance.',
  'Ouvert aux projets ruraux comme aux opérations urbaines, tant que le programme a du sens.',
  'Une première conversation n’engage à rien\u00a0: envoyez-moi le plan, même au crayon.',
  'Je prends deux nouveaux projets par trimestre, pour les suivre vraiment.',
  'Mon carnet est ouvert à partir du mois prochain.',
  'Les petites missions d’une journée sont les bienvenues.',
  'Intéressé par les équipes où l’on dessine ensemble.',
];
const jobWishes = [
  'Je cherche un poste stable, dans une équipe où l’on transmet.',
  'Je souhaite rejoindre une structure qui suit ses projets jusqu’au chantier.',
  'Un poste à quatre jours par semaine serait idéal, mais j’étudie tout.',
  'Prêt à déménager pour le bon projet, de préférence vers la mer ou la montagne.',
  'J’aimerais encadrer une petite équipe d’ici deux ans.',
];

function feminine(text: string): string {
  return text
    .replace('Ouvert aux', 'Ouverte aux')
    .replace('Intéressé par', 'Intéressée par')
    .replace('Prêt à', 'Prête à')
    .replace('je suis passé', 'je suis passée')
    .replace('Passé par', 'Passée par')
    .replace('Ancien conducteur', 'Ancienne conductrice');
}

/** '8 ans', 'un an', and 'quelques mois' for those who begin. */
function spellYears(years: number): string {
  return years === 0 ? 'quelques mois' : years === 1 ? 'un an' : `${years}\u00a0ans`;
}

interface Describing {
  readonly trade: Trade;
  readonly isWoman: boolean;
  readonly years: number;
  readonly seeksJob: boolean;
}

/** Three to six sentences in the first person. */
export function describeSelf(random: Random, { trade, isWoman, years, seeksJob }: Describing): string {
  const practice = random.sample(trade.practice, random.int(1, 2));
  const way = random.sample(seeksJob ? habits : [...habits, ...terms], random.int(seeksJob ? 0 : 1, 2));
  const openings =
    years > 1 ? trade.openings : trade.openings.filter((opening) => !opening.includes('{years}'));
  const parts = [
    random.pick(openings).replace('{years}', spellYears(years)),
    ...practice,
    ...way,
    random.pick(seeksJob ? jobWishes : wishes),
  ];
  const text = parts.join(' ');
  return isWoman ? feminine(text) : text;
}

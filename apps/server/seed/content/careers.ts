import type { JobKind } from '@mitoyen/contract/features/offers/offer-kinds.rules.ts';
import { companySeats } from './company-identities.ts';
import { metropolitanTowns } from './places.ts';
import type { Random } from './random.ts';
import type { Trade } from './trade.ts';

/** A job or a diploma of the demonstration. Counted back from the day of the seed, in months; null: it still lasts. */
export interface DemoCareerEntry {
  readonly title: string;
  readonly organisation: string;
  readonly place: string | null;
  readonly fromMonthsAgo: number;
  readonly toMonthsAgo: number | null;
  readonly text: string | null;
}

export interface DemoCareer {
  readonly experiences: readonly DemoCareerEntry[];
  readonly education: readonly DemoCareerEntry[];
  readonly contracts: readonly JobKind[];
}

type Course = readonly [diploma: string, school: string, place: string, years: number];

/** What people of a trade learnt, by a word of its titles; the last is for all others. */
const courses: readonly (readonly [word: RegExp, ...Course[]])[] = [
  [
    /^Architecte D|^Architecte H/u,
    ['Diplôme d’État d’architecte', 'ENSA Nantes', 'Nantes', 5],
    ['Diplôme d’État d’architecte', 'ENSA Lyon', 'Vaulx-en-Velin', 5],
    ['Diplôme d’État d’architecte', 'ENSA Paris-Belleville', 'Paris', 5],
  ],
  [/intérieur/u, ['DNMADE mention espace', 'École Boulle', 'Paris', 3]],
  [/Paysagiste/u, ['Diplôme d’État de paysagiste', 'École nationale supérieure de paysage', 'Versailles', 3]],
  [/Urbaniste/u, ['Master urbanisme et aménagement', 'Institut d’urbanisme de Lyon', 'Lyon', 2]],
  [/conomiste|Métreu/u, ['BTS Management économique de la construction', 'Lycée Livet', 'Nantes', 2]],
  [/travaux|chantier|OPC|SPS/u, ['BUT Génie civil', 'IUT de Saint-Nazaire', 'Saint-Nazaire', 3]],
  [/Ingénieur|Thermicien/u, ['Diplôme d’ingénieur, génie civil', 'INSA Strasbourg', 'Strasbourg', 5]],
  [/BIM/u, ['Mastère BIM', 'ENSA Paris-Val de Seine', 'Paris', 1]],
  [/Infographiste|Perspectiviste/u, ['Licence arts numériques', 'Université Rennes 2', 'Rennes', 3]],
  [/./u, ['BTS Bâtiment', 'Lycée Le Corbusier', 'Illkirch-Graffenstaden', 2]],
];

interface Past {
  readonly trade: Trade;
  readonly title: string;
  readonly years: number;
  /** Whether they are in post. */
  readonly isEmployed: boolean;
}

/** One job every few years among the firms of the demonstration, and what was learnt before. */
export function createCareer(random: Random, { trade, title, years, isEmployed }: Past): DemoCareer {
  const jobs = Math.min(4, Math.ceil(years / 5));
  const firms = random.sample(companySeats, jobs);
  const texts = random.sample(trade.practice, jobs);
  const lasted = Math.max(1, Math.floor((years * 12) / Math.max(1, jobs)));
  const experiences = firms.map(({ name, town }, index): DemoCareerEntry => {
    const isFirst = index === jobs - 1 && jobs > 1;
    return {
      title: isFirst ? `${title}, premier poste` : title,
      ...{ organisation: name, place: town },
      fromMonthsAgo: (index + 1) * lasted + 2,
      toMonthsAgo: index === 0 ? (isEmployed ? null : 2) : index * lasted + 4,
      text: texts[index] ?? null,
    };
  });
  const [, ...known] = courses.find(([word]) => word.test(title)) ?? [/./u];
  const [diploma, school, place, length] = random.pick(known);
  const ended = years * 12 + 6 + random.int(0, 5);
  const learnt = { place, text: null };
  return {
    experiences,
    education: [
      {
        ...learnt,
        title: diploma,
        organisation: school,
        fromMonthsAgo: ended + length * 12,
        toMonthsAgo: ended,
      },
      {
        ...{
          title: 'Baccalauréat',
          organisation: 'Lycée Victor-Hugo',
          place: random.pick(metropolitanTowns),
        },
        ...{ fromMonthsAgo: ended + length * 12 + 36, toMonthsAgo: ended + length * 12 + 2, text: null },
      },
    ],
    contracts: years === 0 ? ['cdi', 'cdd', 'alternance'] : random.pick([['cdi'], ['cdi', 'cdd']] as const),
  };
}

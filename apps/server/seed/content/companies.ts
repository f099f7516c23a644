import type { CompanySector, CompanySize } from '@mitoyen/contract/features/companies/company-facts.rules.ts';
import { type CompanySeat, companySeats } from './company-identities.ts';
import { demoAccounts } from './demo-accounts.ts';
import { demoEmail } from './people.ts';
import type { PictureOrder } from './projects/draw-picture.ts';
import type { ProgrammeCode } from './projects/programmes.ts';
import type { View } from './projects/views.ts';

export interface DemoCompany extends CompanySeat {
  /** The person who holds the account. */
  readonly contactName: string;
  readonly email: string;
  readonly website: string | null;
  readonly description: string;
  readonly isSubscribed: boolean;
  readonly size: CompanySize;
  readonly sectors: readonly CompanySector[];
  readonly cover: PictureOrder;
}

type Practice = readonly [
  size: CompanySize,
  view: View,
  programme: ProgrammeCode,
  ...sectors: CompanySector[],
];

/** What each does and draws, in the order of `companySeats`. */
const practices: readonly Practice[] = [
  ['2-9', 'perspective', 'ecole', 'architecture'],
  ['10-49', 'facade', 'mediatheque', 'architecture', 'patrimoine'],
  ['10-49', 'section', 'pignon', 'bois'],
  ['2-9', 'sitePlan', 'place', 'urbanisme', 'paysage'],
  ['10-49', 'axonometry', 'pignon', 'bois', 'ingenierie'],
  ['10-49', 'detail', 'plainPied', 'construction'],
  ['2-9', 'planting', 'parc', 'paysage'],
  ['50-249', 'facade', 'tiersLieu', 'construction'],
  ['10-49', 'facade', 'ville', 'patrimoine'],
  ['2-9', 'clashes', 'sante', 'bim', 'ingenierie'],
  ['50-249', 'perspective', 'logements', 'construction', 'promotion', 'conduite'],
  ['10-49', 'perspective', 'mediatheque', 'architecture', 'interieur'],
];

type Words = readonly [contactName: string, hasWebsite: boolean, description: string];

/** In the order of `companySeats`. */
const words: readonly Words[] = [
  [
    demoAccounts.entreprise.fullName,
    true,
    'Agence de neuf personnes fondée en 2009. Nous construisons des logements et des écoles en bois et en pierre, avec un goût prononcé pour les plans simples. Nous cherchons régulièrement des renforts sur les phases PRO et DCE, et des projeteurs qui aiment le détail.',
  ],
  [
    'Marc Olivetti',
    true,
    'Agence marseillaise de vingt-deux collaborateurs\u00a0: équipements publics, réhabilitations lourdes, confort d’été sans climatisation. Nos missions durent de deux à neuf mois, sur place ou à distance deux jours par semaine.',
  ],
  [
    'Brigitte Lemoine',
    false,
    'Entreprise familiale de charpente depuis 1957, trente compagnons. Nous taillons à la main quand il le faut et à la machine le reste du temps. Nous confions nos plans d’exécution à des dessinateurs indépendants.',
  ],
  [
    'Anne-Sophie Guérin',
    true,
    'Studio d’urbanisme et d’espace public. Plans guides, places, cours d’école désimperméabilisées\u00a0: nous travaillons surtout pour des communes de moins de vingt mille habitants.',
  ],
  [
    'Ronan Le Bris',
    true,
    'Conception et levage d’ossatures bois pour maisons et petits collectifs dans tout l’Ouest. Notre bureau d’études recherche des ingénieurs structure et des modeleurs au fil des chantiers.',
  ],
  [
    'Fatima Ouali',
    true,
    'Coopérative de construction en matériaux locaux\u00a0: terre crue, chanvre, bois court. Chaque associé a une voix. Nous accueillons volontiers des maîtres d’œuvre et des économistes qui partagent cette manière de bâtir.',
  ],
  [
    'Guillaume Prévert',
    false,
    'Paysagistes concepteurs. Parcs, berges, cimetières et jardins partagés, du diagnostic au suivi de l’entretien. Nous montons des équipes avec des bureaux VRD, des écologues et des dessinateurs.',
  ],
  [
    'Nathalie Servan',
    true,
    'Entreprise générale spécialisée dans le béton apparent et les ouvrages singuliers. Nous recherchons des conducteurs de travaux et des projeteurs béton armé pour des chantiers de six à dix-huit mois.',
  ],
  [
    'Philippe d’Aubigny',
    true,
    'Restauration de monuments et de bâti ancien\u00a0: taille de pierre, couverture, enduits à la chaux. Nos chantiers demandent des relevés fins et des dessins de détail irréprochables.',
  ],
  [
    'Sandrine Vogt',
    true,
    'Cabinet de conseil en maquette numérique\u00a0: conventions, synthèse, formation. Nous composons des équipes de coordinateurs BIM indépendants pour des opérations publiques et hospitalières.',
  ],
  [
    'Alain Kerbrat',
    true,
    'Groupe de construction et de promotion, cent quarante salariés. Logements, bureaux, réhabilitations en site occupé. Nous publions des missions d’OPC, d’économie de la construction et de conduite de travaux.',
  ],
  [
    'Claire Aubert',
    true,
    'Agence installée à Lille depuis trois générations. Concours d’équipements scolaires et culturels, reconversions de friches. Nous faisons appel à des infographistes et à des architectes pour nos charrettes, payées et prévues.',
  ],
];

/** The twelve companies of the demonstration, always the same. The first one is the account to try it with. */
export function createDemoCompanies(): DemoCompany[] {
  return companySeats.map((seat, index) => {
    const [contactName, hasWebsite, description] = words[index] ?? words[0] ?? ['', false, ''];
    const [size, view, programme, ...sectors] =
      practices[index] ?? (['2-9', 'facade', 'logements', 'architecture'] as const);
    const address = seat.name
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[^a-z]+/gu, '-');
    return {
      ...seat,
      contactName,
      email: index === 0 ? demoAccounts.entreprise.email : demoEmail(contactName),
      website: hasWebsite ? `https://www.example.com/${address}` : null,
      description,
      isSubscribed: index % 5 === 3,
      ...{ size, sectors },
      cover: {
        ...{ view, programme, stretch: 1, author: contactName },
        ...{ project: seat.name, folio: 'APD 01', year: 2025 },
      },
    };
  });
}

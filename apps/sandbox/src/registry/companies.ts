import { luhnCheckDigit } from '@mitoyen/contract/features/companies/siret.rules.ts';
import { firms, independents, streets, towns } from './company-names.data.ts';

/** A company as the registry holds it. `establishments[0]` is its head office. */
export interface Company {
  readonly siren: string;
  /** As its people write it: 'Atelier Canopée Architectes', 'Camille Durand'. */
  readonly name: string;
  readonly kind: 'firm' | 'independent';
  /** 'SARL', 'SAS'…; 'EI' for independents. */
  readonly legalForm: string;
  readonly acronym: string | null;
  readonly tradeName: string | null;
  readonly isActive: boolean;
  /** False: its people asked the registry to hide name and address. */
  readonly isPublic: boolean;
  readonly establishments: readonly Establishment[];
}

export interface Establishment {
  readonly siret: string;
  readonly isActive: boolean;
  readonly street: string;
  readonly postalCode: string;
  readonly town: string;
}

/** SIREN beginning with 99 are not given out yet: no invented company bears a living one's number. */
function sirenAt(index: number): string {
  const start = `99${String(100_003 + index * 7_919).padStart(6, '0')}`;
  return start + luhnCheckDigit(start);
}

function siretAt(siren: string, rank: number): string {
  const start = siren + String(rank).padStart(4, '0');
  return start + luhnCheckDigit(start);
}

const pick = <Item>(items: readonly Item[], index: number): Item => {
  const item = items[index % items.length];
  if (item === undefined) throw new RangeError('No item to pick from');
  return item;
};

function establishmentAt(siren: string, index: number, rank: number, isActive = true): Establishment {
  const [postalCode = '', town = ''] = pick(towns, index + rank - 1).split('|');
  const street = `${1 + ((index * 13) % 97)} ${pick(streets, index + rank)}`;
  return { siret: siretAt(siren, rank), isActive, street, postalCode, town };
}

function firmAt(line: string, index: number): Company {
  const [name = '', legalForm = '', acronym] = line.split('|');
  const siren = sirenAt(index);
  const ranks = index % 9 === 4 ? [1, 2] : [1];
  return {
    siren,
    name,
    kind: 'firm',
    legalForm,
    acronym: acronym || null,
    tradeName: null,
    isActive: true,
    isPublic: true,
    establishments: ranks.map((rank) => establishmentAt(siren, index, rank)),
  };
}

function independentAt(line: string, index: number): Company {
  const [name = '', tradeName] = line.split('|');
  const siren = sirenAt(firms.length + index);
  return {
    siren,
    name,
    kind: 'independent',
    legalForm: 'EI',
    acronym: null,
    tradeName: tradeName || null,
    isActive: true,
    isPublic: true,
    establishments: [establishmentAt(siren, index + 5, 1)],
  };
}

/** One company that closed, one whose people hide their name, and La Poste with its own kind of SIRET. */
function unusualCompanies(): Company[] {
  const closed = firmAt('Bâtisseurs d’Autrefois|SARL|', firms.length + independents.length);
  const hidden = independentAt('Dominique Lenoir|', independents.length + 1);
  return [
    {
      ...closed,
      isActive: false,
      establishments: closed.establishments.map((place) => ({ ...place, isActive: false })),
    },
    { ...hidden, isPublic: false },
    {
      ...firmAt('La Poste|SA|', 0),
      siren: '356000000',
      establishments: ['35600000000048', '35600000049837'].map((siret) => ({
        siret,
        isActive: true,
        street: '9 rue du Colonel Pierre Avia',
        postalCode: '75015',
        town: 'Paris',
      })),
    },
  ];
}

/**
 * The companies the registry knows from the start, always the same: ordinary firms first, then independents,
 * then the unusual ones.
 */
export function initialCompanies(): Company[] {
  return [...firms.map(firmAt), ...independents.map(independentAt), ...unusualCompanies()];
}

import { sirenOf } from '@mitoyen/contract/features/companies/siret.rules.ts';
import { type Company, initialCompanies } from './companies.ts';
import type { CompanyRow } from './company-row.ts';

const maxCompanies = 5_000;

/** The name the real registry gives for people who asked not to be shown. */
export const hiddenName = '[NON-DIFFUSIBLE]';

/** The companies known right now: the initial ones and those added since. */
export class Registry {
  #companies = new Map<string, Company>();

  constructor() {
    this.reset();
  }

  reset(): void {
    this.#companies = new Map(initialCompanies().map((company) => [company.siren, company]));
  }

  all(): Company[] {
    return [...this.#companies.values()];
  }

  bySiren(siren: string): Company | undefined {
    return this.#companies.get(siren);
  }

  /** One row per establishment, as `/registry/companies` lists them. */
  rows(): CompanyRow[] {
    return this.all().flatMap((company) =>
      company.establishments.map(({ siret, isActive }) => ({
        siren: company.siren,
        siret,
        name: company.isPublic ? company.name : hiddenName,
        active: company.isActive && isActive,
      })),
    );
  }

  /** Adds an establishment, or changes the one which has this SIRET. The company takes the name given last. */
  put(row: CompanyRow): { isNew: boolean } {
    const siren = sirenOf(row.siret);
    const known = this.#companies.get(siren);
    const before = known?.establishments ?? [];
    const isNew = !before.some(({ siret }) => siret === row.siret);
    if (isNew && !known && this.#companies.size >= maxCompanies) this.#forgetOneAdded();
    const place = {
      siret: row.siret,
      isActive: row.active,
      street: '1 rue de l’Exemple',
      postalCode: '75010',
      town: 'Paris',
    };
    const establishments = isNew
      ? [...before, place]
      : before.map((old) => (old.siret === row.siret ? { ...old, isActive: row.active } : old));
    const isPublic = row.name !== hiddenName;
    this.#companies.set(siren, {
      // people may have their name hidden, firms may not
      kind: isPublic ? 'firm' : 'independent',
      legalForm: isPublic ? 'SAS' : 'EI',
      acronym: null,
      tradeName: null,
      ...known,
      siren,
      name: row.name === hiddenName && known ? known.name : row.name,
      isActive: establishments.some(({ isActive }) => isActive),
      isPublic,
      establishments,
    });
    return { isNew };
  }

  #forgetOneAdded(): void {
    const [oldestAdded] = [...this.#companies.keys()].slice(initialCompanies().length);
    if (oldestAdded) this.#companies.delete(oldestAdded);
  }
}

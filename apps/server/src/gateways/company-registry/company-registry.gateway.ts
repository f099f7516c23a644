declare module '../../core/context/gateways.ts' {
  interface Gateways {
    readonly registry: CompanyRegistryGateway;
  }
}

/** A company as the public registry knows it. */
export interface RegistryCompany {
  readonly siren: string;
  /**
   * Every name it goes by: registered name, full name, acronym, trade names, shop signs. Empty when its people asked
   * the registry to hide them (partial diffusion): it exists, and nothing can be compared.
   */
  readonly names: readonly string[];
  /** What it is registered as, without trade names and acronym; null where that is hidden. */
  readonly name: string | null;
  /** INSEE's code of its legal category, as '5499'. */
  readonly legalCategory: string | null;
  /** False once it has closed for good. */
  readonly isActive: boolean;
  /** The head office, and the establishments that match the query. */
  readonly establishments: readonly RegistryEstablishment[];
}

export interface RegistryEstablishment {
  readonly siret: string;
  readonly isActive: boolean;
  /** Number and street, postal code and town in one line; null where they are hidden. */
  readonly address: string | null;
  readonly postalCode: string | null;
  readonly town: string | null;
}

interface NotFound {
  readonly status: 'not_found';
}

/** No answer, a refusal or nonsense. It says nothing about the company: ask again later. */
export interface RegistryUnavailable {
  readonly status: 'unavailable';
  /** How long the registry asks us to wait, when it does. */
  readonly retryAfterSeconds?: number;
  /** For the log. */
  readonly reason: string;
}

export type CompanyLookup =
  | { readonly status: 'found'; readonly company: RegistryCompany }
  | NotFound
  | RegistryUnavailable;

export type CompanySearch =
  | { readonly status: 'found'; readonly companies: readonly RegistryCompany[] }
  | NotFound
  | RegistryUnavailable;

/** Asks the public French company registry. Never throws: being down is one of its answers. */
export interface CompanyRegistryGateway {
  /** The company of an establishment, which is among its establishments; not found when it has no such one. */
  findBySiret(siret: string): Promise<CompanyLookup>;
  /** A company; of its establishments the registry then gives the head office alone. */
  findBySiren(siren: string): Promise<CompanyLookup>;
  /** The best matches for a name as a person types it. */
  searchByName(name: string): Promise<CompanySearch>;
}

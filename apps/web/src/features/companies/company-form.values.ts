/** A company as its form holds it, whether made or changed. */
export interface CompanyValues {
  name: string;
  siret: string;
  legalStatus: string;
  address: string;
  postalCode: string;
  registrationCity: string;
  /** Of the city, where it was chosen from the list; else empty. */
  placeCode: string;
  website: string;
  description: string;
  logo: string | null;
  coverImage: string | null;
  /** One of `companySizes`; empty where the company did not say. */
  size: string;
  sectors: readonly string[];
}

export const emptyCompany: CompanyValues = {
  name: '',
  siret: '',
  legalStatus: '',
  address: '',
  postalCode: '',
  registrationCity: '',
  placeCode: '',
  website: '',
  description: '',
  logo: null,
  coverImage: null,
  size: '',
  sectors: [],
};

/** A path of the server's issues as this form names it: both names of the postal code, and the city for its place. */
export function companyField(path: string): string {
  if (path === 'vatNumber') return 'postalCode';
  return path === 'placeCode' ? 'registrationCity' : path;
}

/** What a company is registered as: the first step of its registration. */
export const registeredFields: readonly string[] = [
  ...['siret', 'name', 'legalStatus', 'address', 'postalCode', 'registrationCity', 'placeCode'],
];

/** As the fields follow each other on the page. */
export const companyFieldOrder: readonly string[] = [
  ...registeredFields,
  ...['description', 'website', 'logo'],
  ...['sectors', 'size', 'coverImage'],
];

/** A company as its form holds it, whether made or changed. */
export interface CompanyValues {
  name: string;
  siret: string;
  legalStatus: string;
  address: string;
  postalCode: string;
  registrationCity: string;
  website: string;
  description: string;
  logo: string | null;
}

export const emptyCompany: CompanyValues = {
  name: '',
  siret: '',
  legalStatus: '',
  address: '',
  postalCode: '',
  registrationCity: '',
  website: '',
  description: '',
  logo: null,
};

/** As the fields follow each other on the page. */
export const companyFieldOrder: readonly string[] = [
  ...['name', 'siret', 'legalStatus', 'address', 'postalCode', 'registrationCity'],
  ...['logo', 'website', 'description'],
];

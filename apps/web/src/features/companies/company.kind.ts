import { companyRoutes } from '@mitoyen/contract/features/companies/companies.contract.ts';
import {
  type CompanyProfileValues,
  companyProfileBody,
} from '@mitoyen/contract/features/companies/companies.schemas.ts';
import { callApi } from '../../core/api/api-client.ts';
import { schemaIssues } from '../../core/forms/form-issues.ts';
import type { SetupKind, SetupValues } from '../profiles/index.ts';
import { accountFields, emptyAccount, profileFormTexts } from '../profiles/index.ts';

export interface CompanySetupValues extends SetupValues {
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

export const companyKind: SetupKind<CompanySetupValues, CompanyProfileValues> = {
  role: 'entreprise',
  initialValues: {
    ...emptyAccount,
    name: '',
    siret: '',
    legalStatus: '',
    address: '',
    postalCode: '',
    registrationCity: '',
    website: '',
    description: '',
    logo: null,
  },
  fieldOrder: [
    ...accountFields,
    ...['name', 'siret', 'legalStatus', 'address', 'postalCode', 'registrationCity'],
    ...['logo', 'website', 'description'],
  ],
  validateProfile: (values) => schemaIssues(companyProfileBody, values),
  toProfile: (values) => companyProfileBody.parse(values),
  saveProfile: (body) => callApi(companyRoutes.create, { body }),
  saveFailure: profileFormTexts.saveFailure.entreprise,
  fieldOf: (path) => (path === 'vatNumber' ? 'postalCode' : path),
};

import { companyRoutes } from '@mitoyen/contract/features/companies/companies.contract.ts';
import {
  type CompanyPublic,
  companyProfileUpdate,
} from '@mitoyen/contract/features/companies/companies.schemas.ts';
import { callApi } from '../../core/api/api-client.ts';
import { schemaIssues } from '../../core/forms/form-issues.ts';
import type { ProfileEdit } from '../profiles/index.ts';
import { myCompanyQuery } from './companies.queries.ts';
import { type CompanyValues, companyField, companyFieldOrder } from './company-form.values.ts';
import { formatSiret } from './siret-format.ts';

export const companyEdit: ProfileEdit<CompanyPublic, CompanyValues> = {
  role: 'entreprise',
  fieldOrder: companyFieldOrder,
  fileFields: ['logo', 'coverImage'],
  toValues: (company) => ({
    name: company.name,
    siret: formatSiret(company.siret),
    legalStatus: company.legalStatus,
    address: company.address,
    postalCode: company.postalCode ?? '',
    registrationCity: company.registrationCity,
    placeCode: company.placeCode ?? '',
    logo: company.logo,
    coverImage: company.coverImage,
    size: company.size ?? '',
    sectors: company.sectors,
    website: company.website ?? '',
    description: company.description,
  }),
  validate: (values) => schemaIssues(companyProfileUpdate, values),
  load: (userId) => callApi(companyRoutes.getByUser, { params: { userId } }),
  save: (userId, values, write) =>
    callApi(
      companyRoutes.updateByUser,
      { params: { userId }, body: companyProfileUpdate.parse(values) },
      write,
    ),
  fieldOf: companyField,
  queryKey: (userId) => myCompanyQuery(userId).queryKey,
};

import { companyRoutes } from '@mitoyen/contract/features/companies/companies.contract.ts';
import {
  type CompanyProfileValues,
  companyProfileBody,
} from '@mitoyen/contract/features/companies/companies.schemas.ts';
import { callApi } from '../../core/api/api-client.ts';
import { schemaIssues } from '../../core/forms/form-issues.ts';
import type { SetupKind, SetupValues } from '../profiles/index.ts';
import { accountFields, emptyAccount, profileFormTexts } from '../profiles/index.ts';
import {
  type CompanyValues,
  companyField,
  companyFieldOrder,
  emptyCompany,
  registeredFields,
} from './company-form.values.ts';

export type CompanySetupValues = SetupValues & CompanyValues;

export const companyKind: SetupKind<CompanySetupValues, CompanyProfileValues> = {
  role: 'entreprise',
  initialValues: { ...emptyAccount, ...emptyCompany },
  fieldOrder: [
    ...registeredFields,
    ...accountFields,
    ...companyFieldOrder.filter((name) => !registeredFields.includes(name)),
  ],
  validateProfile: (values) => schemaIssues(companyProfileBody, values),
  toProfile: (values) => companyProfileBody.parse(values),
  saveProfile: (body, write) => callApi(companyRoutes.create, { body }, write),
  saveFailure: profileFormTexts.saveFailure.entreprise,
  fieldOf: companyField,
};

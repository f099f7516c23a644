import type { CompanyValues } from './company-form.values.ts';
import { registryTexts } from './registry.texts.ts';
import type { RegistryField } from './registry-fill.ts';

const { fields } = registryTexts;

/** What a company's form takes of the registry. */
export const companyRegistryFields: readonly RegistryField<CompanyValues>[] = [
  { name: 'name', label: fields.name, of: ({ name }) => name },
  { name: 'legalStatus', label: fields.legalStatus, of: ({ legalStatus }) => legalStatus },
  { name: 'address', label: fields.address, of: ({ address }) => address },
  { name: 'postalCode', label: fields.postalCode, of: ({ postalCode }) => postalCode },
  {
    name: 'registrationCity',
    label: fields.town,
    of: ({ town }) => town,
    with: ({ placeCode }) => ({ placeCode: placeCode ?? '' }),
  },
];

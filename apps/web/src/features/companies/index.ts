export { myCompanyQuery } from './companies.queries.ts';
export { companyEdit } from './company-edit.ts';
export { CompanyView } from './company-view.tsx';
export { EditCompany } from './edit-company.tsx';
export { OwnCompany } from './own-company.tsx';
export { SiretBadge } from './siret-badge.tsx';
export { SiretField } from './siret-field.tsx';
export { formatSiret } from './siret-format.ts';

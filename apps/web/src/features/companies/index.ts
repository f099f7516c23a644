export { myCompanyQuery } from './companies.queries.ts';
export { companyEdit } from './company-edit.ts';
export { EditCompany } from './edit-company.tsx';
export { OwnCompany } from './own-company.tsx';
export { OwnSiretNotice } from './own-siret-notice.tsx';
export { SiretBadge } from './siret-badge.tsx';
export { SiretField } from './siret-field.tsx';
export { formatSiret } from './siret-format.ts';

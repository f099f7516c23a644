import type { CompanyName } from '@mitoyen/contract/features/visibility/visibility.schemas.ts';

/** Firms as the registry names them. */
export const canopee: CompanyName = { siren: '732829320', name: 'ATELIER CANOPEE', city: 'Lyon' };
export const canopeeNord: CompanyName = { siren: '552100554', name: 'CANOPEE NORD', city: 'Lille' };

import type { RegisteredFirm } from '@mitoyen/contract/features/registry-checks/registry-checks.schemas.ts';

/** An open firm as the registry shows it. */
export function registeredFirm(over: Partial<RegisteredFirm> = {}): RegisteredFirm {
  return {
    siret: '73282932000074',
    isOpen: true,
    isHidden: false,
    name: 'Atelier Nord',
    legalStatus: 'SARL',
    address: '12 rue des Lilas',
    postalCode: '69003',
    town: 'Lyon',
    placeCode: 'c69123',
    ...over,
  };
}

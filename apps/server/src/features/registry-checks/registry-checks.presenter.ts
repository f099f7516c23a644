import { correctCasing } from '@mitoyen/contract/core/casing.ts';
import { legalStatusOf } from '@mitoyen/contract/features/registry-checks/legal-categories.rules.ts';
import type { RegisteredFirm } from '@mitoyen/contract/features/registry-checks/registry-checks.schemas.ts';
import {
  readableFirmName,
  readableStreet,
} from '@mitoyen/contract/features/registry-checks/registry-text.rules.ts';
import type {
  RegistryCompany,
  RegistryEstablishment,
} from '../../gateways/company-registry/company-registry.gateway.ts';
import { placeOf, readPlaceText } from '../places/index.ts';

/** The commune that postal code and town name; an arrondissement's is its town. */
function communeOf(postalCode: string | null, town: string) {
  const { code } = readPlaceText([postalCode, town].filter(Boolean).join(' '));
  const place = code === null ? null : placeOf(code);
  return place?.kind === 'arrondissement' ? (place.parents[0] ?? null) : place;
}

/** What a form takes of it, as people write it. Of a closed establishment, not where it was. */
export function presentRegistered(company: RegistryCompany, place: RegistryEstablishment): RegisteredFirm {
  const isOpen = company.isActive && place.isActive;
  const town = isOpen ? place.town : null;
  const commune = town === null ? null : communeOf(place.postalCode, town);
  return {
    siret: place.siret,
    isOpen,
    isHidden: company.name === null,
    name: company.name && readableFirmName(company.name),
    legalStatus: legalStatusOf(company.legalCategory),
    address: isOpen && place.address !== null ? readableStreet(place.address) : null,
    postalCode: isOpen ? place.postalCode : null,
    town: commune?.name ?? (town && correctCasing(town, 'place')),
    placeCode: commune?.code ?? null,
  };
}

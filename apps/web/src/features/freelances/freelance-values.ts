import type {
  Freelance,
  FreelanceProfileInput,
} from '@mitoyen/contract/features/freelances/freelances.schemas.ts';
import type { FacetField, MobilityField } from '@mitoyen/contract/features/vocabulary/facets.schemas.ts';
import { formatSiret } from '../companies/index.ts';
import { typedNumber } from '../profiles/index.ts';
import { emptyPersonFacets, type PersonFacetValues, personFacetValues } from '../vocabulary/index.ts';

/** What is not the text of a control. */
type OtherField = 'user_id' | 'avatar' | 'staysSuggested' | Exclude<FacetField, 'placeCode'> | MobilityField;

/**
 * What a freelance's profile holds while it is typed: every field of its body as the text of a control. Names are those
 * of the API; a field that only the contract knows does not compile.
 */
export type FreelanceValues = Record<keyof Omit<FreelanceProfileInput, OtherField>, string> & {
  avatar: string | null;
  staysSuggested: boolean;
} & PersonFacetValues;

export const emptyFreelance: FreelanceValues = {
  title: '',
  specialization: '',
  location: '',
  placeCode: '',
  experienceYears: '',
  hourlyRate: '',
  availability: 'Disponible',
  staysSuggested: false,
  siret: '',
  avatar: null,
  description: '',
  skills: '',
  ...emptyPersonFacets,
};

/** Names of the fields as they follow each other in both forms. */
export const freelanceFieldOrder: readonly string[] = Object.keys(emptyFreelance);

/** A profile as its owner would have typed it. */
export const freelanceValues = (profile: Freelance): FreelanceValues => ({
  title: profile.title,
  specialization: profile.specialization,
  location: profile.location,
  placeCode: profile.placeCode ?? '',
  experienceYears: String(profile.experienceYears),
  hourlyRate: typedNumber(profile.hourlyRate),
  availability: profile.availability,
  staysSuggested: profile.staysSuggested ?? false,
  siret: formatSiret(profile.siret ?? ''),
  avatar: profile.avatar,
  description: profile.description,
  skills: profile.skills.join(', '),
  ...personFacetValues(profile),
});

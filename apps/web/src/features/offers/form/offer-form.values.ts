import { isPastDeadline } from '@mitoyen/contract/features/offers/offers.rules.ts';
import {
  deadlinePastMessage,
  type Offer,
  type OfferBody,
  offerBody,
} from '@mitoyen/contract/features/offers/offers.schemas.ts';
import { type FormIssues, inFieldOrder, schemaIssues } from '../../../core/forms/form-issues.ts';
import { emptyFacets, type FacetValues, facetValues } from '../../vocabulary/index.ts';
import { today } from '../today.ts';

/** What is typed in the offer form; `requirements` one per line, `budget` in euros per day. */
export interface OfferValues extends FacetValues {
  titre: string;
  description: string;
  requirements: string;
  budget: string;
  duree: string;
  lieu: string;
  /** Of the place, where it was chosen from the list; else empty. */
  placeCode: string;
  remote: boolean;
  deadline: string;
}

export const emptyOffer: OfferValues = {
  titre: '',
  description: '',
  requirements: '',
  budget: '',
  duree: '',
  lieu: '',
  placeCode: '',
  remote: false,
  deadline: '',
  ...emptyFacets,
};

const fieldOrder = Object.keys(emptyOffer);

/** An offer as the form shows it. */
export function offerValues(offer: Offer): OfferValues {
  return {
    titre: offer.titre,
    description: offer.description,
    requirements: offer.requirements.join('\n'),
    budget: String(offer.budget).replace('.', ','),
    duree: offer.duree ?? '',
    lieu: offer.lieu ?? '',
    placeCode: offer.placeCode ?? '',
    remote: offer.remote === 1,
    deadline: offer.deadline,
    ...facetValues(offer),
  };
}

/** The same mission once more: everything but a deadline that has passed. */
export function duplicateValues(offer: Offer): OfferValues {
  const values = offerValues(offer);
  return isPastDeadline(offer.deadline, today()) ? { ...values, deadline: '' } : values;
}

/** The issue of one line is shown beside the field that holds all lines, that of a code beside the place. */
export function offerField(path: string): string {
  const [field = path] = path.split('.');
  return field === 'placeCode' ? 'lieu' : field;
}

/**
 * What is wrong in the form, in the order of its fields. A deadline left as it was (`keptDeadline`) may have passed: a
 * closed offer can still be put right.
 */
export function offerIssues(values: OfferValues, keptDeadline?: string): FormIssues {
  const found: Record<string, string> = {};
  for (const [path, message] of Object.entries(schemaIssues(offerBody, values))) {
    found[offerField(path)] ??= message;
  }
  const isKept = values.deadline === keptDeadline;
  if (!found.deadline && !isKept && isPastDeadline(values.deadline, today()))
    found.deadline = deadlinePastMessage;
  return inFieldOrder(found, fieldOrder);
}

/** What is sent. Only for values without issues. */
export function offerPayload(values: OfferValues): OfferBody {
  return offerBody.parse(values);
}

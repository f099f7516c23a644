import {
  type RejectionReason,
  rejectionReasons,
} from '@mitoyen/contract/features/applications/applications.rules.ts';
import { isJobKind, type OfferKind } from '@mitoyen/contract/features/offers/offer-kinds.rules.ts';
import { answerTexts as texts } from '../applications.texts.ts';

/** What a company reads of a reason: a job has no rate, but pay. */
export function rejectionLabel(reason: RejectionReason, kind: OfferKind): string {
  return reason === 'rate' && isJobKind(kind) ? texts.pay : rejectionReasons[reason].label;
}

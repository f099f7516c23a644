import { type JobKind, offerKindLabels } from '@mitoyen/contract/features/offers/offer-kinds.rules.ts';
import type { Fact } from '../../../ui/fact-list.tsx';
import { careerViewTexts as texts } from './career-view.texts.ts';

/** The contracts that a person looks for, as one fact; without a value where they name none. */
export function contractFact(contracts: readonly JobKind[]): Fact {
  return { label: texts.contract, value: contracts.map((kind) => offerKindLabels[kind]).join(', ') };
}

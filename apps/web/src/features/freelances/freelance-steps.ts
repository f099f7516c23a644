import type { FormStep } from '../../core/forms/use-steps.ts';
import { accountFields, profileFormTexts, setupTexts } from '../profiles/index.ts';
import { type FreelanceSetupValues, freelanceKind } from './freelance.kind.ts';
import { freelanceFormTexts } from './freelance-form.texts.ts';

const account: FormStep = { title: setupTexts.accountSection, fields: accountFields };
const trade: FormStep = {
  title: freelanceFormTexts.activity,
  fields: ['siret', 'title', 'specialization', 'location', 'placeCode', 'experienceYears', 'hourlyRate'],
};
const others = freelanceKind.fieldOrder.filter(
  (name) => !account.fields.includes(name) && !trade.fields.includes(name),
);
const presentation: FormStep = { title: profileFormTexts.presentation, fields: others };

/** The steps of a freelance's registration; who is signed in has an account already. */
export const stepsWithAccount: readonly FormStep[] = [account, trade, presentation];
export const stepsOfProfile: readonly FormStep[] = [trade, presentation];

/** What a folded step says was filled in. */
export const tradeSummary = ({ title, location }: FreelanceSetupValues): string =>
  [title.trim(), location.trim()].filter(Boolean).join(' · ');

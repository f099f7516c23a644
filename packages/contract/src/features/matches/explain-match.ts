import { explainList, explainSkills, explainSoftware, explainTrade } from './facet-reasons.ts';
import { type MatchCriterion, type MatchReason, matchCriteria, matchStates } from './match-criteria.rules.ts';
import type { Finding, MatchFacts, MatchOffer, MatchProfile, MatchSetting } from './match-facts.ts';
import { explainRate, explainSalary } from './money-reasons.ts';
import { explainPlace } from './place-reason.ts';
import { explainAvailability, explainDays } from './time-reasons.ts';

/** A rule written by hand for each criterion; nothing is weighed or learnt. */
const rules: Readonly<Record<MatchCriterion, (facts: MatchFacts) => Finding>> = {
  trade: explainTrade,
  phases: explainList('phases'),
  software: explainSoftware,
  programmes: explainList('programmes'),
  contexts: explainList('contexts'),
  skills: explainSkills,
  place: explainPlace,
  availability: explainAvailability,
  days: explainDays,
  rate: explainRate,
  salary: explainSalary,
};

/**
 * What of an offer a profile fulfils, and what not: one reason for each criterion that the offer asks for. What is met
 * comes first, then what is not, then what is not known.
 */
export function explainMatch(profile: MatchProfile, offer: MatchOffer, setting: MatchSetting): MatchReason[] {
  const facts = { profile, offer, ...setting };
  const reasons = matchCriteria.flatMap(({ code }) => {
    const finding = rules[code](facts);
    return finding ? [{ criterion: code, ...finding }] : [];
  });
  return matchStates.flatMap((state) => reasons.filter((reason) => reason.state === state));
}

import { checkWords, type ReadField, readFields } from './check-words.ts';
import { isShortInternship } from './figures/lowest-pay.ts';
import { type CheckedFirm, type CheckedOffer, checkedTexts, type Finding } from './offer-checks.types.ts';
import { checkHiddenEmployment } from './rules/check-hidden-employment.ts';
import { checkSignature } from './rules/check-signature.ts';
import { isFirmOfArchitects } from './rules/is-firm-of-architects.ts';
import { checkMasculineTitle } from './rules/masculine-title.ts';
import { originRules } from './rules/origin.rules.ts';
import { payRules } from './rules/pay.rules.ts';
import { personRules } from './rules/person.rules.ts';
import { practiceRules } from './rules/practice.rules.ts';
import { privateLifeRules } from './rules/private-life.rules.ts';
import { checkFigures } from './rules/range.rules.ts';
import { checkReservedTitle } from './rules/reserved-title.ts';
import { checkVagueMission, toneRule } from './rules/tone.rules.ts';

const wordRules = [
  ...personRules,
  ...originRules,
  ...privateLifeRules,
  ...payRules,
  ...practiceRules,
  toneRule,
];

/** The rules that read this offer's words. */
function rulesFor(offer: CheckedOffer, firm: CheckedFirm) {
  return wordRules.filter(
    ({ rule }) =>
      !(rule === 'unpaid' && isShortInternship(offer)) &&
      !(rule === 'subcontracted_design' && !isFirmOfArchitects(firm)),
  );
}

const levels = { stop: 0, warn: 1, advise: 2 } as const;
const fieldOrder: readonly string[] = [...checkedTexts, 'budget', 'salaryMin', 'salaryMax'];

function inOrder(findings: readonly Finding[]): Finding[] {
  return findings.toSorted(
    (a, b) =>
      levels[a.level] - levels[b.level] ||
      fieldOrder.indexOf(a.field) - fieldOrder.indexOf(b.field) ||
      a.start - b.start,
  );
}

/** Without what overlaps a finding of the same rule. */
const withoutKnown = (findings: readonly Finding[], known: readonly Finding[]) =>
  findings.filter(
    (one) =>
      !known.some(
        ({ rule, field, start, end }) =>
          rule === one.rule && field === one.field && start < one.end && one.start < end,
      ),
  );

const isTitle = ({ field }: ReadField) => field === 'titre';

/**
 * What is against the law or the customs of the profession in an offer, as far as it is written, on a day in
 * Europe/Paris: what stops it first. Time grows with the length of the texts alone.
 */
export function checkOffer(offer: CheckedOffer, firm: CheckedFirm, day: string): Finding[] {
  const kind = offer.kind ?? 'mission';
  const fields = readFields(offer);
  const rules = rulesFor(offer, firm);
  const found = fields.flatMap((field) => checkWords(rules, field, kind));
  return inOrder([
    ...found,
    ...checkFigures(offer, day),
    ...(kind === 'mission' ? checkHiddenEmployment(offer, fields) : []),
    ...(kind === 'mission' ? checkVagueMission(offer, fields) : []),
    ...withoutKnown(checkSignature(fields), found),
    ...checkReservedTitle(fields),
    ...fields.filter(isTitle).flatMap((field) => checkMasculineTitle(toneRule, field)),
  ]);
}

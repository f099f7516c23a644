import { checkOffer } from '@mitoyen/contract/features/offer-checks/check-offer.ts';
import type { Finding, RuleName } from '@mitoyen/contract/features/offer-checks/offer-checks.types.ts';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import type { FormIssues } from '../../../../core/forms/form-issues.ts';
import type { Form } from '../../../../core/forms/use-form.ts';
import { myCompanyQuery } from '../../../companies/index.ts';
import { today } from '../../today.ts';
import type { OfferValues } from '../offer-form.values.ts';
import { checkedOffer, monthsOf } from './checked-values.ts';
import { offerChecksTexts as texts } from './offer-checks.texts.ts';

/** What the checks of offers say of the form, and what can be done about it. */
export interface OfferChecks {
  readonly findings: readonly Finding[];
  readonly isRead: (rule: RuleName) => boolean;
  readonly setRead: (rule: RuleName, isRead: boolean) => void;
  /** Puts a finding's rewrite in place. */
  readonly rewrite: (finding: Finding) => void;
  /** Selects its words in their field. */
  readonly show: (finding: Finding) => void;
  /** Makes a fixed-term job of a mission, with all that was typed: of this one, or of a copy where its kind is fixed. */
  readonly asCdd: { readonly label: string; readonly make: () => void };
  /** What keeps the offer from being sent, by field: what stops it, and warnings not read. */
  readonly refusals: () => FormIssues;
}

/** A range that is not typed yet is asked for by the form itself. */
const isToBeFilled = ({ rule, field }: Finding, values: OfferValues) =>
  rule === 'range' && (field === 'salaryMin' || field === 'salaryMax') && values[field].trim() === '';

function useFirm(userId: string) {
  const { data } = useQuery({ ...myCompanyQuery(userId), retry: false });
  return useMemo(
    () => ({ name: data?.name ?? '', legalStatus: data?.legalStatus, description: data?.description }),
    [data],
  );
}

function focusField(id: string, selection?: { start: number; end: number }): void {
  const element = document.getElementById(id);
  element?.focus();
  const isText = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  if (isText && selection) element.setSelectionRange(selection.start, selection.end);
}

/** Checks what is typed, one step behind the typing so that it never waits. */
export function useOfferChecks(
  form: Form<OfferValues>,
  { userId, onCopy }: { userId: string; onCopy: ((values: OfferValues) => void) | null },
): OfferChecks {
  const firm = useFirm(userId);
  const checked = useDeferredValue(form.values);
  const findings = useMemo(() => {
    return checkOffer(checkedOffer(checked), firm, today()).filter(
      (finding) => !isToBeFilled(finding, checked),
    );
  }, [checked, firm]);
  const { values } = form;
  const makeCdd = () => {
    const changes = { kind: 'cdd', months: values.months || monthsOf(values.duree) } as const;
    if (onCopy) onCopy({ ...values, ...changes });
    else form.set(changes);
    // its fields are there once the form was drawn for the other kind
    setTimeout(() => document.getElementsByName('salaryMin')[0]?.focus());
  };

  return {
    findings,
    isRead: (rule) => values.read.includes(rule),
    setRead: (rule, isRead) => {
      const others = values.read.filter((other) => other !== rule);
      form.set({ read: isRead ? [...others, rule] : others });
    },
    rewrite: ({ field, rewrite }) => {
      const text = values[field as 'description'];
      if (rewrite === null || typeof text !== 'string') return;
      form.set({ [field]: text.slice(0, rewrite.start) + rewrite.text + text.slice(rewrite.end) });
      focusField(form.idOf(field));
    },
    show: ({ field, start, end }) => focusField(form.idOf(field), { start, end }),
    asCdd: { label: onCopy ? texts.copyAsCdd : texts.asCdd, make: makeCdd },
    refusals: () => {
      const refused: Record<string, string> = {};
      for (const { level, rule, field, why, suggestion } of checkOffer(checkedOffer(values), firm, today())) {
        if (level === 'stop') refused[field] ??= `${why} ${suggestion}`;
        if (level === 'warn' && !values.read.includes(rule)) refused[`read.${rule}`] ??= texts.unread;
      }
      return refused;
    },
  };
}

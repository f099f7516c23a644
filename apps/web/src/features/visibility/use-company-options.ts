import { tidySiret } from '@mitoyen/contract/core/pasted/tidy-digits.ts';
import { isValidSiren } from '@mitoyen/contract/features/visibility/visibility.rules.ts';
import type { CompanyName } from '@mitoyen/contract/features/visibility/visibility.schemas.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorSentence } from '../../core/api/error-sentence.ts';
import { useDebouncedValue } from '../../core/forms/use-debounced-value.ts';
import type { Suggestion } from '../../ui/combobox.tsx';
import { companyNamesQuery } from './visibility.queries.ts';
import { visibilityTexts as texts } from './visibility.texts.ts';

/** A firm that may be chosen. */
export interface CompanyOption extends Suggestion {
  readonly company: CompanyName;
}

const pause = { delayMs: 300, normalise: (text: string) => text.trim().slice(0, 100) };
const shortest = 2;

/** The SIREN that a text is: nine digits, or the first nine of a SIRET; null for any other text. */
function sirenIn(text: string): string | null {
  const digits = tidySiret(text);
  return /^(?:\d{9}|\d{14})$/.test(digits) ? digits.slice(0, 9) : null;
}

const optionOf = (company: CompanyName): CompanyOption => ({
  key: company.siren,
  label: company.name,
  detail: [company.city, texts.siren(company.siren)].filter(Boolean).join(', '),
  company,
});

/** A number as it was typed: what stands for a firm while the registry cannot be asked for its name. */
const typedOption = (siren: string): CompanyOption => ({
  key: siren,
  label: texts.typedSiren(siren),
  company: { siren, name: texts.siren(siren), city: null },
});

interface CompanyOptions {
  readonly suggest: (text: string) => void;
  readonly options: readonly CompanyOption[];
  readonly status: string | null;
  readonly found: string | null;
}

/** The firms that fit what is being typed. `mayAsk`: the registry answers the signed-in alone. */
export function useCompanyOptions(mayAsk: boolean, chosen: readonly string[]): CompanyOptions {
  const [asked, setAsked] = useState('');
  const { typed, change } = useDebouncedValue(asked, setAsked, pause);
  const siren = sirenIn(typed);
  const isWrong = siren !== null && !isValidSiren(siren);
  const isAsked = mayAsk && asked.length >= shortest && !isWrong;
  const { data, error, isPlaceholderData, isFetching } = useQuery({
    ...companyNamesQuery(sirenIn(asked) ?? asked),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  const isSettled = pause.normalise(typed) === asked && !isPlaceholderData && !isFetching;
  const known = isAsked && !error ? (data ?? []).map(optionOf) : [];
  const isTyped = siren !== null && !isWrong && (!mayAsk || Boolean(error)) && known.length === 0;
  const options = (isTyped ? [typedOption(siren)] : known).filter(({ key }) => !chosen.includes(key));

  const statusOf = () => {
    if (typed.trim().length < shortest) return null;
    if (isWrong) return texts.wrongSiren;
    if (!mayAsk) return siren === null ? texts.sirenOnly : null;
    if (!isSettled) return texts.searching;
    return error ? errorSentence(error, texts.noCompany) : texts.noCompany;
  };
  return {
    suggest: change,
    options,
    status: statusOf(),
    found: options.length > 0 ? texts.found(options.length) : null,
  };
}

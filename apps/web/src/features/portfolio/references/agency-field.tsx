import { companyRoutes } from '@mitoyen/contract/features/companies/companies.contract.ts';
import type { CompanyCard } from '@mitoyen/contract/features/companies/companies.schemas.ts';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../../core/api/api-client.ts';
import { errorSentence } from '../../../core/api/error-sentence.ts';
import { useDebouncedValue } from '../../../core/forms/use-debounced-value.ts';
import { Combobox, type Suggestion } from '../../../ui/combobox.tsx';
import styles from './references.module.css';
import { ownReferenceTexts as texts } from './references.texts.ts';

/** What was typed, and the company that was chosen from the list; null while none is. */
export interface TypedAgency {
  readonly text: string;
  readonly company: CompanyCard | null;
}

interface AgencyOption extends Suggestion {
  readonly company: CompanyCard;
}

const shortest = 2;
const mostShown = 8;
const pause = { delayMs: 300, normalise: (text: string) => text.trim().slice(0, 100) };

const companiesNamedQuery = (name: string) =>
  queryOptions({
    queryKey: ['companies', 'named', name] as const,
    queryFn: ({ signal }) => callApi(companyRoutes.list, { query: { name, limit: mostShown } }, { signal }),
  });

/** The companies here whose name holds what is being typed; an address asks for none. */
function useAgencyOptions() {
  const [asked, setAsked] = useState('');
  const { typed, change } = useDebouncedValue(asked, setAsked, pause);
  const isName = (text: string) => text.length >= shortest && !/[@/]/.test(text);
  const { data, error, isPlaceholderData, isFetching } = useQuery({
    ...companiesNamedQuery(asked),
    enabled: isName(asked),
    placeholderData: keepPreviousData,
  });
  const isSettled = pause.normalise(typed) === asked && !isPlaceholderData && !isFetching;
  const options = (isName(asked) && !error ? (data ?? []) : []).map(
    (company): AgencyOption => ({
      key: company.id,
      label: company.name,
      detail: company.registrationCity,
      company,
    }),
  );
  const statusOf = () => {
    if (!isName(pause.normalise(typed))) return null;
    if (!isSettled) return texts.searching;
    return error ? errorSentence(error, texts.failure) : texts.noAgency;
  };
  const found = options.length > 0 ? texts.found(options.length) : null;
  return { suggest: change, options, status: statusOf(), found };
}

/** An agency: one of those that are here, or an address. */
export function AgencyField({
  value: { text, company },
  error,
  onChange,
}: {
  value: TypedAgency;
  error: string | undefined;
  onChange: (typed: TypedAgency) => void;
}) {
  const { suggest, ...list } = useAgencyOptions();
  return (
    <Combobox
      {...list}
      label={texts.agency}
      hint={texts.agencyHint}
      name="agency"
      autoComplete="off"
      error={error}
      value={text}
      onText={(typed) => {
        onChange({ text: typed, company: null });
        suggest(typed);
      }}
      onOpen={() => suggest(text)}
      onChoose={({ company: chosen }) => onChange({ text: chosen.name, company: chosen })}
      below={company && <p className={styles.note}>{texts.chosenAgency(company.registrationCity)}</p>}
    />
  );
}

import { companyNamesMatch } from '@mitoyen/contract/core/company-name.ts';
import { maxHiddenCompanies } from '@mitoyen/contract/features/visibility/visibility.rules.ts';
import type { CompanyName, HiddenCompany } from '@mitoyen/contract/features/visibility/visibility.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FormFields } from '../../core/forms/use-form.ts';
import { useSession } from '../../core/session/session.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TokenField } from '../../ui/token-field.tsx';
import { companiesInTouchQuery } from '../conversations/index.ts';
import { CompanyProposals } from './company-proposals.tsx';
import { useCompanyOptions } from './use-company-options.ts';
import { useEmployers, useSameGroup } from './use-company-proposals.ts';
import { visibilityTexts as texts } from './visibility.texts.ts';

interface HiddenFromValues {
  hiddenFrom: readonly HiddenCompany[];
}

/** Says that what was written with firms stays, before the list is saved. `added`: the SIREN of those new on the list. */
function InTouch({
  userId,
  hidden,
  added,
}: {
  userId: string;
  hidden: readonly HiddenCompany[];
  added: ReadonlySet<string>;
}) {
  const fresh = hidden.filter(({ siren }) => added.has(siren));
  const { data, isError } = useQuery({ ...companiesInTouchQuery(userId), enabled: fresh.length > 0 });
  if (fresh.length === 0) return null;
  if (isError) return <Notice tone="warning">{texts.inTouchUnknown}</Notice>;
  const known = fresh.filter(({ name }) => companyNamesMatch(name, data ?? []));
  if (known.length === 0) return null;
  return (
    <Notice tone="warning" title={texts.inTouch(known.map(({ name }) => name).join(', '))}>
      {texts.inTouchBody}
    </Notice>
  );
}

/** Looked for by name or number, and proposed: the employers of the career first, then firms of the same name. */
function SignedInProposals({
  organisations,
  hidden,
  onAdd,
}: {
  organisations: readonly string[];
  hidden: readonly HiddenCompany[];
  onAdd: (company: CompanyName) => void;
}) {
  const employers = useEmployers(organisations, hidden);
  const group = useSameGroup(hidden);
  const others = group.companies.filter(
    ({ siren }) => !employers.companies.some((employer) => employer.siren === siren),
  );
  return (
    <>
      {employers.isFailed && <Notice>{texts.proposalsFailure}</Notice>}
      <CompanyProposals title={texts.employers} companies={employers.companies} onAdd={onAdd} />
      <CompanyProposals title={texts.group} companies={others} onAdd={onAdd} />
    </>
  );
}

/** The firms that must not know. Visitors, whom the registry does not answer, give numbers. */
export function HiddenCompaniesField({
  form,
  organisations,
}: {
  form: FormFields<HiddenFromValues>;
  organisations: readonly string[];
}) {
  const { user } = useSession();
  const { hiddenFrom: hidden } = form.values;
  const [added, setAdded] = useState<ReadonlySet<string>>(new Set());
  const search = useCompanyOptions(
    user !== null,
    hidden.map(({ siren }) => siren),
  );
  const isFull = hidden.length >= maxHiddenCompanies;
  const add = ({ siren, name }: CompanyName) => {
    if (isFull || hidden.some((other) => other.siren === siren)) return;
    setAdded(new Set([...added, siren]));
    form.set({ hiddenFrom: [...hidden, { siren, name }] });
  };
  return (
    <>
      <TokenField
        id={form.idOf('hiddenFrom')}
        name="hiddenFrom"
        label={texts.hidden}
        hint={user ? texts.hiddenHint : texts.hiddenHintVisitor}
        error={form.errorOf('hiddenFrom') ?? null}
        tokens={hidden.map(({ siren, name }) => ({ key: siren, label: name }))}
        suggest={() => search.options}
        onText={search.suggest}
        onAdd={(key) => {
          const option = search.options.find((one) => one.key === key);
          if (option) add(option.company);
        }}
        onRemove={(key) => form.set({ hiddenFrom: hidden.filter(({ siren }) => siren !== key) })}
        full={isFull ? texts.full : null}
        none={search.status}
        extra={(key) => {
          const named = hidden.find(({ siren }) => siren === key)?.name;
          return named !== texts.siren(key) && texts.siren(key);
        }}
      />
      {user && !isFull && <SignedInProposals organisations={organisations} hidden={hidden} onAdd={add} />}
      {user && <InTouch userId={user.id} hidden={hidden} added={added} />}
    </>
  );
}

import { tidySiret } from '@mitoyen/contract/core/pasted/tidy-digits.ts';
import { isValidSiret } from '@mitoyen/contract/features/companies/siret.rules.ts';
import { registryRoutes } from '@mitoyen/contract/features/registry-checks/registry-checks.contract.ts';
import type { RegisteredFirm } from '@mitoyen/contract/features/registry-checks/registry-checks.schemas.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { callApi } from '../../core/api/api-client.ts';
import { errorSentence } from '../../core/api/error-sentence.ts';
import { isMissing } from '../../core/api/load-query.ts';
import type { FormFields } from '../../core/forms/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { registryTexts as texts } from './registry.texts.ts';
import { fillFrom, type RegistryField, valueFrom } from './registry-fill.ts';
import { SiretField } from './siret-field.tsx';
import styles from './siret-help.module.css';

const registryQuery = (siret: string) =>
  queryOptions({
    queryKey: ['registry', siret],
    queryFn: ({ signal }) => callApi(registryRoutes.read, { params: { siret } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchOnWindowFocus: false,
  });

/** What was made of an answer. */
interface Outcome<Values> {
  readonly firm: RegisteredFirm;
  readonly filled: readonly RegistryField<Values>[];
  readonly differing: readonly RegistryField<Values>[];
}

/** Fills a form once for each answer, and remembers what it wrote. */
function useRegistryFill<Values extends { siret: string }>(
  form: FormFields<Values>,
  fields: readonly RegistryField<Values>[],
  firm: RegisteredFirm | undefined,
) {
  const [outcome, setOutcome] = useState<Outcome<Values> | null>(null);
  const written = useRef<Readonly<Record<string, string>>>({});
  const now = useRef({ form, fields });
  now.current = { form, fields };
  const write = (changes: Partial<Values>) => {
    written.current = { ...written.current, ...(changes as Record<string, string>) };
    now.current.form.set(changes);
  };
  const writeNow = useRef(write);
  writeNow.current = write;
  useEffect(() => {
    if (!firm) return setOutcome(null);
    const made = fillFrom(now.current.fields, firm, now.current.form.values, written.current);
    writeNow.current(made.changes);
    setOutcome({ firm, ...made });
  }, [firm]);
  const take = () => {
    if (!outcome) return;
    const { firm: taken, differing } = outcome;
    write(Object.assign({}, ...differing.map((field) => valueFrom(field, taken))));
    setOutcome({ ...outcome, filled: [...outcome.filled, ...differing], differing: [] });
  };
  return { outcome, take };
}

function Told<Values>({ outcome, onTake }: { outcome: Outcome<Values>; onTake: () => void }) {
  const { firm, filled, differing } = outcome;
  return (
    <>
      {firm.name && <p>{texts.known(firm.name)}</p>}
      {firm.isHidden && <p>{texts.hidden}</p>}
      {!firm.isOpen && <p>{texts.closed}</p>}
      {filled.length > 0 && <p>{texts.filled(filled.map(({ label }) => label))}</p>}
      {differing.length > 0 && (
        <p>
          {texts.differs(differing.map((field) => ({ label: field.label, value: field.of(firm) ?? '' })))}{' '}
          <Button variant="link" onClick={onTake}>
            {texts.take}
          </Button>
        </p>
      )}
    </>
  );
}

/**
 * A SIRET which, once all its digits are typed, has the registry fill in the form's other fields. The registry is asked
 * for what is typed, not for what stood there; whatever it answers, or does not, all can be typed by hand.
 */
export function RegistrySiretField<Values extends { siret: string }>({
  form,
  fields,
  hint,
  required,
  isPerson,
}: {
  form: FormFields<Values>;
  /** What the registry fills in. */
  fields: readonly RegistryField<Values>[];
  hint: string;
  required?: boolean;
  isPerson?: boolean;
}) {
  const [isTyped, setTyped] = useState(false);
  const { siret: text } = form.values;
  const siret = tidySiret(text);
  const isWhole = isTyped && /^\d{14}$/.test(siret);
  const isRight = isWhole && isValidSiret(siret);
  const read = useQuery({ ...registryQuery(siret), enabled: isRight });
  const { outcome, take } = useRegistryFill(form, fields, isRight ? read.data : undefined);
  const field = (form as unknown as FormFields<{ siret: string }>).field('siret');
  return (
    <>
      <SiretField
        field={{
          ...field,
          onChange: (event) => {
            setTyped(true);
            field.onChange(event);
          },
        }}
        hint={hint}
        {...(required !== undefined && { required })}
        {...(isPerson && { isPerson })}
        onChange={(formatted) => form.set({ siret: formatted } as Partial<Values>)}
      />
      <div className={styles.registry} role="status">
        {isWhole && !isRight && <p>{texts.wrong}</p>}
        {isRight && read.isFetching && <p>{texts.looking}</p>}
        {isRight && read.isError && !read.isFetching && (
          <p>
            {errorSentence(read.error, texts.away)}{' '}
            {!isMissing(read.error) && (
              <Button variant="link" onClick={() => void read.refetch()}>
                {texts.retry}
              </Button>
            )}
          </p>
        )}
        {outcome && <Told outcome={outcome} onTake={take} />}
      </div>
    </>
  );
}

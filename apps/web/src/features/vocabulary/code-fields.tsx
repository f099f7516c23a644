import type { Vocabulary } from '@mitoyen/contract/features/vocabulary/vocabulary.schemas.ts';
import type { FormFields } from '../../core/forms/use-form.ts';
import { CheckGroup } from '../../ui/check-group.tsx';
import { facetFormTexts as texts } from './facet-form.texts.ts';
import type { FacetValues } from './facet-values.ts';

interface FieldsProps {
  readonly form: FormFields<FacetValues>;
  readonly vocabulary: Vocabulary;
}

type Kind = 'phases' | 'programmes' | 'contexts';

/** Phases, programmes and contexts: short lists, of which all is seen. Phases are known by their letters. */
export function CodeFields({ form, vocabulary }: FieldsProps) {
  const group = (kind: Kind) => ({
    id: form.idOf(kind),
    name: kind,
    label: texts[kind],
    error: form.errorOf(kind) ?? null,
    values: form.values[kind],
    onChange: (values: readonly string[]) => form.set({ [kind]: values }),
  });
  const named = ({ code, name }: { code: string; name: string }) => ({ value: code, label: name });
  return (
    <>
      <CheckGroup
        {...group('phases')}
        options={vocabulary.phases.map(({ code, name }) => ({ value: code, label: code, title: name }))}
      />
      <CheckGroup {...group('programmes')} options={vocabulary.programmes.map(named)} />
      <CheckGroup {...group('contexts')} options={vocabulary.contexts.map(named)} />
    </>
  );
}

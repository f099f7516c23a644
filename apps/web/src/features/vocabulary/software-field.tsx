import type { Vocabulary } from '@mitoyen/contract/features/vocabulary/vocabulary.schemas.ts';
import type { FormFields } from '../../core/forms/use-form.ts';
import { TokenField } from '../../ui/token-field.tsx';
import { softwareEntry } from './entries.ts';
import { facetFormTexts as texts } from './facet-form.texts.ts';
import styles from './facet-section.module.css';
import type { FacetValues } from './facet-values.ts';
import { findEntries } from './find-entries.ts';

/** What most people mean who name a program. */
const usualLevel = 2;

/** Programs, each with how well it is, or must be, known. */
export function SoftwareField({
  form,
  vocabulary: { software, softwareLevels },
  hint,
}: {
  form: FormFields<Pick<FacetValues, 'software'>>;
  vocabulary: Vocabulary;
  hint: string;
}) {
  const chosen = form.values.software.map((item) => {
    const [code = '', level = ''] = item.split(':');
    return { code, level };
  });
  const entries = software.map(softwareEntry);
  const nameOf = (code: string) => entries.find(({ key }) => key === code)?.label ?? code;
  const left = entries.filter(({ key }) => !chosen.some(({ code }) => code === key));
  const write = (items: readonly { code: string; level: string | number }[]) =>
    form.set({ software: items.map(({ code, level }) => `${code}:${level}`) });
  return (
    <TokenField
      id={form.idOf('software')}
      name="software"
      label={texts.software}
      hint={hint}
      error={form.errorOf('software') ?? null}
      note={form.noteOf?.('software')}
      tokens={chosen.map(({ code }) => ({ key: code, label: nameOf(code) }))}
      suggest={(text) => findEntries(left, text)}
      onAdd={(code) => write([...chosen, { code, level: usualLevel }])}
      onRemove={(code) => write(chosen.filter((other) => other.code !== code))}
      none={texts.noSoftware}
      extra={(code, index) => (
        <select
          className={styles.level}
          aria-label={texts.level(nameOf(code))}
          value={chosen[index]?.level}
          onChange={({ currentTarget: { value } }) =>
            write(chosen.map((one) => (one.code === code ? { code, level: value } : one)))
          }
        >
          {softwareLevels.map(({ level, name }) => (
            <option key={level} value={level}>
              {name}
            </option>
          ))}
        </select>
      )}
    />
  );
}

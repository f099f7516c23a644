import type { Vocabulary } from '@mitoyen/contract/features/vocabulary/vocabulary.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { type ClipboardEvent, useState } from 'react';
import type { FieldBinding } from '../../../core/forms/use-form.ts';
import { Combobox } from '../../../ui/combobox.tsx';
import { RemovableTags } from '../../../ui/removable-tags.tsx';
import { uiTexts } from '../../../ui/ui.texts.ts';
import { findEntries, type NamedEntry, vocabularyQuery } from '../../vocabulary/index.ts';
import { profileFormTexts as texts } from './profile-form.texts.ts';
import {
  asOneLine,
  lastSkill,
  repeatedSkills,
  skillsIn,
  withLastSkill,
  withoutSkill,
} from './skills-text.ts';

const mostSuggestions = 6;

const entriesOf = ({ software, phases, programmes, contexts }: Vocabulary): readonly NamedEntry[] => [
  ...software.map(({ code, name, synonyms }) => ({ key: code, label: name, names: [name, ...synonyms] })),
  ...[...phases, ...programmes, ...contexts].map(({ code, name }) => ({
    key: code,
    label: name,
    names: [name],
  })),
];

/** What the last word may mean, without what stands there already; nothing once it is the name of one. */
function suggestionsOf(vocabulary: Vocabulary | undefined, text: string): readonly NamedEntry[] {
  const typed = lastSkill(text).toLowerCase();
  if (!vocabulary || typed === '') return [];
  const there = new Set(skillsIn(text).map((skill) => skill.toLowerCase()));
  const fitting = findEntries(entriesOf(vocabulary), typed);
  if (fitting.some(({ label }) => label.toLowerCase() === typed)) return [];
  return fitting.filter(({ label }) => !there.has(label.toLowerCase())).slice(0, mostSuggestions);
}

/** Skills typed with commas between them, suggested as one types; each is a tag that may be taken off. */
export function SkillsField({
  field: { value, onChange: _, onBlur, ...field },
  onText,
}: {
  field: FieldBinding<string>;
  onText: (text: string) => void;
}) {
  const [isUsed, setUsed] = useState(false);
  const { data } = useQuery({ ...vocabularyQuery(), enabled: isUsed });
  const options = suggestionsOf(data, value);
  const repeated = repeatedSkills(value);
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const line = asOneLine(event.clipboardData.getData('text'));
    if (line === null) return;
    event.preventDefault();
    const { selectionStart, selectionEnd } = event.currentTarget;
    onText(value.slice(0, selectionStart ?? value.length) + line + value.slice(selectionEnd ?? value.length));
  };
  return (
    <Combobox
      {...field}
      label={texts.skills}
      hint={texts.skillsHint}
      autoComplete="off"
      required
      value={value}
      options={options}
      found={options.length > 0 ? uiTexts.suggestionsFound(options.length) : null}
      onText={onText}
      onBlur={onBlur}
      onFocus={() => setUsed(true)}
      onPaste={paste}
      onChoose={({ label }) => onText(withLastSkill(value, label))}
      // a skill that is half typed is no answer to the whole form
      {...(lastSkill(value) !== '' && { onEnter: () => onText(withLastSkill(value, lastSkill(value))) })}
      below={
        <RemovableTags
          label={texts.skillsPreview}
          tags={skillsIn(value)}
          note={repeated.length > 0 ? texts.skillsRepeated(repeated) : null}
          onRemove={(skill) => {
            onText(withoutSkill(value, skill));
            // the button that was pressed is gone
            document.getElementById(field.id)?.focus();
          }}
        />
      }
    />
  );
}

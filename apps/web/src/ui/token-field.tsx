import { type ReactNode, useId, useRef, useState } from 'react';
import { IconButton } from './button.tsx';
import { Combobox, type Suggestion } from './combobox.tsx';
import type { FieldProps } from './field-frame.tsx';
import styles from './token-field.module.css';
import { uiTexts } from './ui.texts.ts';
import visuallyHidden from './visually-hidden.module.css';

interface TokenFieldProps<Option extends Suggestion> extends Omit<FieldProps, 'required'> {
  readonly id: string;
  readonly name: string;
  /** What was chosen, in order. */
  readonly tokens: readonly { readonly key: string; readonly label: string }[];
  /** What fits a text, without what was chosen; all there is for none. */
  readonly suggest: (text: string) => readonly Option[];
  readonly onAdd: (key: string) => void;
  readonly onRemove: (key: string) => void;
  /** Nothing more is taken: said in the input's place. */
  readonly full?: string | null;
  /** Beside a token's name: its level, its rank. */
  readonly extra?: (key: string, index: number) => ReactNode;
  /** Said where nothing fits what was typed; null says nothing. */
  readonly none: string | null;
  /** For suggestions that are asked for: what is being typed. */
  readonly onText?: (text: string) => void;
}

/** Chooses several from a long list: each is a line with a way to take it off, the next is looked for by its name. */
export function TokenField<Option extends Suggestion>(props: TokenFieldProps<Option>) {
  const { id, label, hint, error, tokens, suggest, full, none } = props;
  const [text, setText] = useState('');
  const [told, setTold] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const labelId = useId();
  const options = suggest(text);

  const write = (next: string) => {
    setText(next);
    props.onText?.(next);
  };
  const remove = (key: string, name: string) => {
    props.onRemove(key);
    setTold(uiTexts.tokenRemoved(name));
    // the button that was pressed is gone
    requestAnimationFrame(() => box.current?.querySelector('input')?.focus());
  };
  return (
    <div ref={box} className={styles.field}>
      <div>
        <Combobox
          id={id}
          name={props.name}
          label={<span id={labelId}>{label}</span>}
          hint={full ?? hint}
          error={error}
          note={props.note}
          autoComplete="off"
          readOnly={Boolean(full)}
          value={text}
          options={full ? [] : options}
          status={full || text.trim() === '' ? null : none}
          found={options.length > 0 ? uiTexts.suggestionsFound(options.length) : null}
          onText={write}
          onChoose={({ key, label: name }) => {
            props.onAdd(key);
            write('');
            setTold(uiTexts.tokenAdded(name));
          }}
          // a name that is half typed is no answer to the whole form
          {...(text.trim() !== '' && { onEnter: () => undefined })}
        />
      </div>
      {tokens.length > 0 && (
        <ul className={styles.tokens} aria-labelledby={labelId}>
          {tokens.map(({ key, label: name }, index) => (
            <li key={key} className={styles.token}>
              <span className={styles.name}>{name}</span>
              <span className={styles.extra}>{props.extra?.(key, index)}</span>
              <IconButton
                icon="close"
                label={uiTexts.removeToken(name)}
                onClick={() => remove(key, name)}
                className={styles.remove}
              />
            </li>
          ))}
        </ul>
      )}
      <span role="status" className={visuallyHidden.hidden}>
        {told}
      </span>
    </div>
  );
}

import type { ComponentProps, ReactNode } from 'react';
import styles from './combobox.module.css';
import { cx } from './cx.ts';
import fieldStyles from './field.module.css';
import { FieldFrame, type FieldProps, useField } from './field-frame.tsx';
import { textLimit } from './text-limit.tsx';
import { uiTexts } from './ui.texts.ts';
import { useCombobox } from './use-combobox.ts';
import visuallyHidden from './visually-hidden.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

/** Something that may be chosen while typing. */
export interface Suggestion {
  readonly key: string;
  readonly label: string;
  /** Which of several of one name. */
  readonly detail?: string;
  /** What a screen reader says instead of label and detail. */
  readonly spoken?: string;
}

interface ComboboxProps<Option extends Suggestion> extends FieldProps {
  readonly value: string;
  readonly onText: (text: string) => void;
  readonly options: readonly Option[];
  /** Said where the list stands when there is none: on its way, nothing found, what went wrong. */
  readonly status?: string | null;
  /** Told to screen readers when the list has changed: how many options there are. */
  readonly found?: string | null;
  readonly onChoose: (option: Option) => void;
  /** The list was asked for by an arrow, without typing. */
  readonly onOpen?: () => void;
  /** Enter while no option is marked; left out, it sends the form. */
  readonly onEnter?: () => void;
  /** Under the input, before its error. */
  readonly below?: ReactNode;
}

type InputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'role'>;

/** A line of text with suggestions under it. `maxLength` is counted, and never cuts. What is typed stays as it is unless one of them is chosen. */
export function Combobox<Option extends Suggestion>(props: ComboboxProps<Option> & InputProps) {
  const { maxLength, ...given } = props;
  const { counter, over } = textLimit(given.value, maxLength);
  const { frame, attributes, control } = useField({ ...given, error: given.error ?? over });
  const { value, onText, options, onChoose, onOpen, onEnter, status = null, found = null, ...rest } = control;
  const { below, ...input } = rest;
  const choose = (index: number) => {
    const option = options[index];
    if (option) onChoose(option);
  };
  const box = useCombobox({ keys: options.map(({ key }) => key), onChoose: choose, onOpen, onEnter });
  const { isListed } = box;
  const isTold = box.isOpen && !isListed && status !== null;

  return (
    <FieldFrame {...frame}>
      <div className={styles.box}>
        <input
          autoCapitalize="none"
          spellCheck={false}
          {...input}
          {...attributes}
          type="text"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isListed}
          aria-controls={box.listId}
          aria-activedescendant={box.active >= 0 ? box.optionId(box.active) : undefined}
          className={fieldStyles.control}
          value={value}
          onChange={(event) => {
            onText(event.target.value);
            box.open();
          }}
          onKeyDown={box.onKeyDown}
          onBlur={(event) => {
            box.close();
            input.onBlur?.(event);
          }}
        />
        <div
          ref={box.listRef}
          id={box.listId}
          role="listbox"
          aria-label={uiTexts.suggestions}
          className={styles.list}
          hidden={!isListed}
        >
          {isListed &&
            options.map((option, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the input has the focus and its keys choose
              <div
                key={option.key}
                id={box.optionId(index)}
                role="option"
                tabIndex={-1}
                aria-selected={index === box.active}
                className={styles.option}
                // the input keeps the focus
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => box.choose(index)}
              >
                {option.spoken && <VisuallyHidden>{option.spoken}</VisuallyHidden>}
                <span className={styles.label} aria-hidden={Boolean(option.spoken)}>
                  {option.label}
                </span>
                {option.detail && (
                  <span className={styles.detail} aria-hidden={Boolean(option.spoken)}>
                    {option.detail}
                  </span>
                )}
              </div>
            ))}
        </div>
        {isTold && <p className={cx(styles.list, styles.status)}>{status}</p>}
      </div>
      <span role="status" className={visuallyHidden.hidden}>
        {box.isOpen && (isListed ? found : status)}
      </span>
      {counter}
      {below}
    </FieldFrame>
  );
}

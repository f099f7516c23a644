import { type ComponentProps, type ComponentType, type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import { homeContent } from './home.content.ts';
import type HomePlaceField from './home-place-field.tsx';
import styles from './home-search.module.css';

const texts = homeContent.search;

/** As the directory's own field has it: nobody means a town's border. */
const aroundKm = 25;

interface Suggesting {
  readonly Field: ComponentType<ComponentProps<typeof HomePlaceField>>;
  /** Whether the plain field had the focus as this one came. */
  readonly hasFocus: boolean;
}

/**
 * The field that suggests places, fetched once the user focuses the form; without it, the place is plain
 * text.
 */
function usePlaceField() {
  const [field, setField] = useState<Suggesting | null>(null);
  const isAsked = useRef(false);
  const fetchField = (form: HTMLFormElement) => {
    if (isAsked.current) return;
    isAsked.current = true;
    import('./home-place-field.tsx').then(
      ({ default: Field }) => {
        const hasFocus = form.elements.namedItem('location') === document.activeElement;
        setField({ Field, hasFocus });
      },
      () => {
        isAsked.current = false;
      },
    );
  };
  return { field, fetchField };
}

/** Leads to the directory with what was typed, or around the place that was chosen. It is a plain form until the script is there. */
export function HomeSearch() {
  const navigate = useNavigate();
  const { field, fetchField } = usePlaceField();
  const [place, setPlace] = useState<{ text: string; code: string | null }>({ text: '', code: null });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const search = String(new FormData(event.currentTarget).get('search') ?? '').trim();
    const where = place.code
      ? { place: place.code, ...(place.code.startsWith('c') && { radius: aroundKm }) }
      : { location: place.text.trim() };
    void navigate(paths.directory({ search, ...where }));
  };
  const location = {
    label: texts.location,
    name: 'location',
    placeholder: texts.locationExample,
    autoComplete: 'off',
    enterKeyHint: 'search',
  } as const;
  return (
    <div className={styles.search}>
      <search aria-label={texts.title}>
        <form
          className={styles.form}
          action={paths.directory()}
          method="get"
          onSubmit={submit}
          onFocus={(event) => fetchField(event.currentTarget)}
        >
          <TextField
            label={texts.specialty}
            name="search"
            placeholder={texts.specialtyExample}
            autoComplete="off"
            enterKeyHint="search"
          />
          {field ? (
            <field.Field {...location} {...place} hasFocus={field.hasFocus} onChange={setPlace} />
          ) : (
            <TextField
              {...location}
              value={place.text}
              onChange={({ currentTarget }) => setPlace({ text: currentTarget.value, code: null })}
            />
          )}
          <Button type="submit" variant="primary" icon="search">
            {texts.submit}
          </Button>
        </form>
      </search>
      <ul className={styles.shortcuts} aria-label={texts.shortcutsLabel}>
        {texts.shortcuts.map((shortcut) => (
          <li key={shortcut}>
            <Link className={styles.shortcut} to={paths.directory({ search: shortcut })}>
              {shortcut}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

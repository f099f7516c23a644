import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import { homeContent } from './home.content.ts';
import styles from './home-search.module.css';

const texts = homeContent.search;

/** Leads to the directory with what was typed. It is a plain form until the script is there. */
export function HomeSearch() {
  const navigate = useNavigate();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const typed = (name: string) => String(form.get(name) ?? '').trim();
    void navigate(paths.directory({ search: typed('search'), location: typed('location') }));
  };
  return (
    <div className={styles.search}>
      <search aria-label={texts.title}>
        <form className={styles.form} action={paths.directory()} method="get" onSubmit={submit}>
          <TextField
            label={texts.specialty}
            name="search"
            placeholder={texts.specialtyExample}
            autoComplete="off"
            enterKeyHint="search"
          />
          <TextField
            label={texts.location}
            name="location"
            placeholder={texts.locationExample}
            autoComplete="address-level2"
            enterKeyHint="search"
          />
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

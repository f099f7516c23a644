import { paths } from '../../paths.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { defaultFilters, type Filters, hasCriteria } from './directory.filters.ts';
import { directoryTexts as texts } from './directory.texts.ts';
import type { ChangeFilters } from './use-directory-address.ts';

/** Nobody fits: the way out is to ask for less. Without any filter, nobody is registered yet. */
export function EmptyResult({ filters, onChange }: { filters: Filters; onChange: ChangeFilters }) {
  const isFiltered = hasCriteria(filters);
  return (
    <EmptyState
      title={texts.emptyTitle}
      actions={
        isFiltered ? (
          <Button variant="primary" onClick={() => onChange(defaultFilters)}>
            {texts.reset}
          </Button>
        ) : (
          <LinkButton variant="primary" to={paths.inscription()}>
            {texts.createProfile}
          </LinkButton>
        )
      }
      footnote={texts.emptyFootnote}
    >
      <p>{isFiltered ? texts.emptyHint : texts.emptyDirectoryHint}</p>
    </EmptyState>
  );
}

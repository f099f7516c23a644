import { Button } from '../../ui/button.tsx';
import { defaultFilters, type Filters, hasCriteria } from './directory.filters.ts';
import { directoryTexts as texts } from './directory.texts.ts';
import type { ChangeFilters } from './use-directory-address.ts';

/** Takes every filter back; nothing where none is set. */
export function ResetButton({ filters, onChange }: { filters: Filters; onChange: ChangeFilters }) {
  if (!hasCriteria(filters)) return null;
  return (
    <Button size="small" wide icon="refresh" onClick={() => onChange(defaultFilters)}>
      {texts.reset}
    </Button>
  );
}

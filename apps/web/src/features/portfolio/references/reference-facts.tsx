import type { ReferenceFacts } from '@mitoyen/contract/features/references/references.schemas.ts';
import { FactList } from '../../../ui/fact-list.tsx';
import { confirmProjectTexts as texts } from './references.texts.ts';

/** Role, phases and year, one under the other; a missing fact says so. */
export function ReferenceFactList({ facts: { roleHeld, phases, year } }: { facts: ReferenceFacts }) {
  return (
    <FactList
      facts={[
        { label: texts.role, value: roleHeld ?? texts.none },
        { label: texts.phases, value: phases.join(', ') || texts.none },
        { label: texts.year, value: year === null ? texts.none : String(year) },
      ]}
    />
  );
}

/** The same for one line. */
export function lineOfFacts({ roleHeld, phases, year }: ReferenceFacts) {
  return [roleHeld, phases.join(', '), year];
}

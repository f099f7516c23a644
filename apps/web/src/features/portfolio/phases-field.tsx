import { type ProjectPhase, projectPhases } from '@mitoyen/contract/features/portfolio/project-phases.ts';
import { CheckboxField } from '../../ui/field.tsx';
import { projectFormTexts as texts } from './own-portfolio.texts.ts';
import styles from './project-form.module.css';

/** The elements of a mission that a project went through, in their order. */
export function PhasesField({
  id,
  phases,
  error,
  onChange,
}: {
  /** Of the first box, where an error summary leads. */
  id: string;
  phases: readonly ProjectPhase[];
  error: string | undefined;
  onChange: (phases: readonly ProjectPhase[]) => void;
}) {
  const toggle = (code: ProjectPhase, isOn: boolean) =>
    onChange(
      projectPhases
        .map((phase) => phase.code)
        .filter((other) => (other === code ? isOn : phases.includes(other))),
    );
  return (
    <fieldset className={styles.phases} aria-describedby={`${id}-hint`}>
      <legend className={styles.legend}>{texts.phases}</legend>
      <p id={`${id}-hint`} className={styles.hint}>
        {texts.phasesHint}
      </p>
      <div className={styles.boxes}>
        {projectPhases.map(({ code, name }, index) => (
          <CheckboxField
            key={code}
            id={index === 0 ? id : undefined}
            label={
              <>
                <strong>{code}</strong> {name}
              </>
            }
            error={index === 0 ? error : undefined}
            checked={phases.includes(code)}
            onChange={(event) => toggle(code, event.target.checked)}
          />
        ))}
      </div>
    </fieldset>
  );
}

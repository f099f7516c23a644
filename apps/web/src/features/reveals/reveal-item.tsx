import type { Reveal, RevealState } from '@mitoyen/contract/features/discreet/discreet.schemas.ts';
import { paths } from '../../paths.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { Dotted } from '../../ui/dotted.tsx';
import { formatDay } from '../../ui/format.ts';
import { Link } from '../../ui/link.tsx';
import row from '../../ui/own-item.module.css';
import { UserText } from '../../ui/user-text.tsx';
import { RevealActions } from './reveal-actions.tsx';
import styles from './reveals.module.css';
import { revealsTexts as texts } from './reveals.texts.ts';

const tones: Readonly<Record<RevealState, BadgeTone>> = {
  waiting: 'brick',
  revealed: 'success',
  declined: 'neutral',
  withdrawn: 'neutral',
};

/** A firm that asked: who it is, how that is known, what it wrote, and what can be answered. */
export function RevealItem({ reveal }: { reveal: Reveal }) {
  const { company, state, subject, content, askedAt, answeredAt } = reveal;
  return (
    <article className={row.item} data-unseen={state === 'waiting' || undefined}>
      <header className={row.header}>
        <div className={styles.who}>
          <h2 className={styles.name}>
            {company.id ? <Link to={paths.company(company.id)}>{company.name}</Link> : company.name}
          </h2>
          <p className={styles.note}>
            <Dotted
              facts={[texts.siren(company.siren), texts.confirmations[company.confirmation ?? 'none']]}
            />
          </p>
        </div>
        <Badge tone={tones[state]}>{texts.states[state]}</Badge>
      </header>
      <p className={styles.note}>
        <Dotted
          facts={[texts.askedOn(formatDay(askedAt)), answeredAt && texts.answeredOn(formatDay(answeredAt))]}
        />
      </p>
      {content === '' ? (
        <p className={styles.note}>{texts.gone}</p>
      ) : (
        <div className={styles.message}>
          <p className={styles.subject}>{subject}</p>
          <p className={styles.content}>
            <UserText text={content} />
          </p>
        </div>
      )}
      <RevealActions reveal={reveal} />
    </article>
  );
}

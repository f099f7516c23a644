import type { Role } from '@mitoyen/contract/core/roles.ts';
import { Badge } from '../../../ui/badge.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { inscriptionTexts as texts } from './inscription.texts.ts';
import styles from './kind-card.module.css';
import { formPaths } from './setup-paths.ts';

/** One of the three kinds of profile, and the way to its form. */
export function KindCard({
  role,
  name,
  isLastChoice,
  onChoose,
}: {
  role: Role;
  name: string;
  isLastChoice: boolean;
  onChoose: () => void;
}) {
  const kind = texts.kinds[role];
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.name}>{name}</h2>
        {isLastChoice && <Badge tone="brick">{texts.lastChoice}</Badge>}
      </div>
      <p>{kind.purpose}</p>
      <ul className={styles.points}>
        {kind.points.map((point) => (
          <li key={point}>
            <Icon name="check" />
            {point}
          </li>
        ))}
      </ul>
      <LinkButton
        to={formPaths[role]}
        variant="primary"
        iconEnd="arrowRight"
        wide
        className={styles.action}
        onClick={onChoose}
      >
        {kind.action}
      </LinkButton>
    </li>
  );
}

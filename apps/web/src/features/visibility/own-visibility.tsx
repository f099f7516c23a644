import type { Visibility } from '@mitoyen/contract/features/visibility/visibility.rules.ts';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Actions, Section } from '../../ui/page.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './visibility.module.css';
import { visibilityQuery } from './visibility.queries.ts';
import { ownVisibilityTexts as texts } from './visibility.texts.ts';
import { visibilityPath } from './visibility-path.ts';

/** How many firms a discreet person hides from; that none is on the list yet, with the way to put one there. */
function HiddenFirms({ userId }: { userId: string }) {
  const { data, isError, refetch } = useQuery(visibilityQuery(userId));
  if (isError) return <Notice tone="error" title={texts.failure} onRetry={() => void refetch()} />;
  if (!data) return null;
  if (data.hiddenFrom.length > 0) return <p>{texts.hiddenCount(data.hiddenFrom.length)}</p>;
  return (
    <Notice
      tone="warning"
      title={texts.noneHidden}
      actions={<LinkButton to={visibilityPath}>{texts.addEmployer}</LinkButton>}
    >
      {texts.noneHiddenHint}
    </Notice>
  );
}

/** On one's own profile: who may find it, and the ways to change that and to the firms that asked. */
export function OwnVisibility({ userId, visibility }: { userId: string; visibility: Visibility }) {
  return (
    <Section title={texts.title}>
      <div className={styles.own}>
        <p>{texts.state[visibility]}</p>
        {visibility === 'discreet' && <HiddenFirms userId={userId} />}
        <Actions>
          <LinkButton to={visibilityPath}>
            {texts.change}
            <VisuallyHidden>{` ${texts.changed}`}</VisuallyHidden>
          </LinkButton>
          <LinkButton to={paths.reveals()}>{texts.toReveals}</LinkButton>
        </Actions>
      </div>
    </Section>
  );
}

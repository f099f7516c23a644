import { useQuery } from '@tanstack/react-query';
import { errorSentence } from '../../core/api/error-sentence.ts';
import { lazyDialog } from '../../core/lazy/lazy-dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Section } from '../../ui/page.tsx';
import { SkeletonGroup, SkeletonLines } from '../../ui/skeleton.tsx';
import { settingStyles, useFreshProof } from '../accounts/index.ts';
import { secondFactorQuery } from './second-factor.query.ts';
import { secondFactorTexts as texts } from './second-factor.texts.ts';
import { SecondFactorChoices } from './second-factor-choices.tsx';
import { useSecondFactorChanges } from './use-second-factor-changes.ts';

const AppDialog = lazyDialog(() => import('./app-dialog.tsx'));
const PasskeyDialog = lazyDialog(() => import('./passkey-dialog.tsx'));
const RecoveryCodesDialog = lazyDialog(() => import('./recovery-codes-dialog.tsx'));

/** What protects the account beside its password. */
export function SecondFactorSection({ userId }: { userId: string }) {
  const { withProof, proofDialog } = useFreshProof();
  const query = useQuery(secondFactorQuery(userId));
  const changes = useSecondFactorChanges(userId, withProof);
  const { change, message, opened, close, onAdded } = changes;
  const isMissing = query.data?.isRequired && query.data.passkeys.length === 0 && !query.data.appSince;
  return (
    <Section id="deuxieme-etape" title={texts.title} caption={texts.caption}>
      {query.isPending && (
        <SkeletonGroup>
          <SkeletonLines count={4} />
        </SkeletonGroup>
      )}
      {query.isError && (
        <Notice tone="error" title={texts.loadFailure} onRetry={() => void query.refetch()} />
      )}
      {isMissing && (
        <Notice tone="warning" title={texts.requiredTitle}>
          {texts.requiredBody}
        </Notice>
      )}
      {query.data && <SecondFactorChoices userId={userId} state={query.data} changes={changes} />}
      <div role="status" className={settingStyles.done}>
        {message}
      </div>
      {change.error && <Notice tone="error">{errorSentence(change.error, texts.failure)}</Notice>}
      {proofDialog}
      {opened?.kind === 'passkey' && (
        <PasskeyDialog userId={userId} onAdded={onAdded(texts.passkeyAdded)} onClose={close} />
      )}
      {opened?.kind === 'app' && (
        <AppDialog userId={userId} app={opened.app} onAdded={onAdded(texts.appAdded)} onClose={close} />
      )}
      {opened?.kind === 'codes' && <RecoveryCodesDialog codes={opened.codes} onClose={close} />}
    </Section>
  );
}

import type { User } from '@mitoyen/contract/features/accounts/accounts.schemas.ts';
import { type ProofKind, proofKindsOf } from '@mitoyen/contract/features/proofs/proof-kinds.rules.ts';
import type { OwnProofs } from '@mitoyen/contract/features/proofs/proofs.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { formatDay } from '../../ui/format.ts';
import { Notice } from '../../ui/notice.tsx';
import { Section } from '../../ui/page.tsx';
import { SkeletonCard, SkeletonGroup } from '../../ui/skeleton.tsx';
import { MySpace, RoleOnly } from '../layout/index.ts';
import { OwnLoans } from './loans/own-loans.tsx';
import { KindOfProof, type Opened, type Said } from './own/kind-of-proof.tsx';
import styles from './own/own-proofs.module.css';
import { ownProofsTexts as texts } from './own/own-proofs.texts.ts';
import { ProofDialog } from './own/proof-dialog.tsx';
import { RemoveProofDialog } from './own/remove-proof-dialog.tsx';
import { ownProofsQuery } from './proofs.queries.ts';

export const head = { title: texts.pageTitle };

function Registration({ registration }: Pick<OwnProofs, 'registration'>) {
  if (!registration) return null;
  const { state, readOn } = registration;
  return (
    <li className={styles.kind}>
      <div className={styles.words}>
        <h3 className={styles.name}>{texts.registration}</h3>
        <p className={styles.why}>{texts.registrationHint}</p>
        <p>{texts.registrationOf(texts.siretStates[state], readOn && formatDay(readOn))}</p>
      </div>
    </li>
  );
}

function ProofGroups({ user, own }: { user: User; own: OwnProofs }) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [said, setSaid] = useState<Said | null>(null);
  const known = proofKindsOf(user.role === 'jobseeker' ? 'jobseeker' : 'freelance');
  const close = () => setOpened(null);
  const done = (kind: ProofKind, sentence: string) => () => {
    close();
    setSaid((last) => ({ kind, sentence, at: (last?.at ?? 0) + 1 }));
  };
  return (
    <>
      {texts.groups.map(({ title, kinds }, at) => {
        const shown = kinds.filter((kind) => known.includes(kind));
        if (shown.length === 0) return null;
        return (
          <Section key={title} title={title}>
            <ul className={styles.kinds}>
              {at === 0 && <Registration registration={own.registration} />}
              {shown.map((kind) => (
                <KindOfProof
                  key={kind}
                  kind={kind}
                  proofs={own.proofs.filter((proof) => proof.kind === kind)}
                  said={said}
                  onOpen={setOpened}
                />
              ))}
            </ul>
          </Section>
        );
      })}
      {opened?.what === 'form' && (
        <ProofDialog userId={user.id} {...opened} onSaved={done(opened.kind, texts.saved)} onClose={close} />
      )}
      {opened?.what === 'removal' && (
        <RemoveProofDialog
          userId={user.id}
          proof={opened.proof}
          onRemoved={done(opened.proof.kind, texts.removed)}
          onClose={close}
        />
      )}
    </>
  );
}

function OwnProofsOf({ user }: { user: User }) {
  const { data, isPending, isError, refetch } = useQuery(ownProofsQuery(user.id));
  const [query] = useSearchParams();
  // the page is long: a user who comes to lend sees that part first
  const isLedByFirm = query.has('entreprise');
  const loans = user.role === 'freelance' && <OwnLoans userId={user.id} />;
  return (
    <MySpace title={texts.pageTitle} lead={texts.lead}>
      {isPending && (
        <SkeletonGroup label={texts.loading}>
          <SkeletonCard />
          <SkeletonCard />
        </SkeletonGroup>
      )}
      {isError && <Notice tone="error" title={texts.failureTitle} onRetry={() => void refetch()} />}
      {data && isLedByFirm && loans}
      {data && <ProofGroups user={user} own={data} />}
      {data && !isLedByFirm && loans}
    </MySpace>
  );
}

/** The user's own proofs: what is asked for and why, what there is, and until when it is valid. */
export default function OwnProofsPage() {
  return <RoleOnly kind="professional">{(user) => <OwnProofsOf user={user} />}</RoleOnly>;
}

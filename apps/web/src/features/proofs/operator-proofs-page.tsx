import { storedProofStates } from '@mitoyen/contract/features/proofs/proof-kinds.rules.ts';
import { operatorProofRoutes } from '@mitoyen/contract/features/proofs/proofs.contract.ts';
import { useSearchParams } from 'react-router';
import { paths } from '../../paths.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { OperatorList, OperatorSpace } from '../operators/index.ts';
import { operatorProofsTexts as texts } from './operators/operator-proofs.texts.ts';
import { SubmittedProofItem } from './operators/submitted-proof-item.tsx';

export const head = { title: texts.pageTitle };

/** Proofs that wait for a decision, or have one, for operators. */
export default function OperatorProofsPage() {
  const [search] = useSearchParams();
  const state = storedProofStates.find((value) => value === search.get('etat')) ?? 'declared';
  return (
    <OperatorSpace title={texts.pageTitle} lead={texts.lead}>
      <Tabs
        label={texts.tabsLabel}
        tabs={storedProofStates.map((value) => ({
          to: paths.operatorProofs({ etat: value === 'declared' ? undefined : value }),
          label: texts.tabs[value],
          isCurrent: value === state,
        }))}
      />
      <OperatorList route={operatorProofRoutes.list} query={{ state }} empty={texts.empty}>
        {(proof) => <SubmittedProofItem key={`${proof.id} ${proof.revision} ${proof.state}`} proof={proof} />}
      </OperatorList>
    </OperatorSpace>
  );
}

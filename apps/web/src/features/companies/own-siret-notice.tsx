import type { SiretState } from '@mitoyen/contract/features/companies/siret-state.rules.ts';
import { Notice } from '../../ui/notice.tsx';
import { siretTexts as texts } from './siret.texts.ts';

interface OwnSiretNoticeProps {
  readonly state: SiretState | null | undefined;
  readonly isShared?: boolean | undefined;
}

/** Tells the owner of a profile that the registry does not know its SIRET, or that another account has it. */
export function OwnSiretNotice({ state, isShared = false }: OwnSiretNoticeProps) {
  return (
    <>
      {state === 'unknown' && <Notice tone="warning">{texts.unknownToOwner}</Notice>}
      {isShared && <Notice>{texts.siretElsewhere}</Notice>}
    </>
  );
}

import { Notice } from '../../ui/notice.tsx';
import { siretTexts as texts } from './siret.texts.ts';

/** Tells the owner of a profile that another account has its SIRET. */
export function SharedSiretNotice({ isShared = false }: { isShared?: boolean | undefined }) {
  return isShared && <Notice>{texts.siretElsewhere}</Notice>;
}

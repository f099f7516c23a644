import { usePageConfig } from '../../core/pages/page-config.ts';
import { Notice } from '../../ui/notice.tsx';
import { pricingTexts } from './pricing.texts.ts';

/** For companies, where the operator has no payment provider yet. */
export function OpeningSoon() {
  const { contactEmail } = usePageConfig();
  const { soonTitle, soon } = pricingTexts.premium;
  return (
    <Notice tone="info" title={soonTitle}>
      {soon(contactEmail)}
    </Notice>
  );
}

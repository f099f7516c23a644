import { legalTexts } from './legal.texts.ts';
import { legalNoticeContent } from './legal-notice.content.ts';
import { LegalView } from './legal-view.tsx';

export const head = legalTexts.head.notice;

export default function LegalNoticePage() {
  return <LegalView content={legalNoticeContent} />;
}

import { legalTexts } from './legal.texts.ts';
import { LegalView } from './legal-view.tsx';
import { privacyContent } from './privacy.content.ts';

export const head = legalTexts.head.privacy;

export default function PrivacyPage() {
  return <LegalView content={privacyContent} />;
}

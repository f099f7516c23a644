import { legalTexts } from './legal.texts.ts';
import { LegalView } from './legal-view.tsx';
import { termsContent } from './terms.content.ts';

export const head = legalTexts.head.terms;

export default function TermsPage() {
  return <LegalView content={termsContent} />;
}
